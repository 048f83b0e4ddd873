/** The site document after `resolve`; src/node/bundle/vite-plugin.ts provides it. */
declare module 'virtual:pagewright/site' {
  const site: import('../content/model/page-data').SiteData;
  export default site;
}
