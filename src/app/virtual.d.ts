/** The site document after `resolve`; src/node/bundle/plugins/site-plugin.ts provides it. */
declare module 'virtual:pagewright/site' {
  const site: import('../content/model/pages/page-data').SiteData;
  export default site;
}
