/** The site document made ready to render; src/node/bundle/vite-plugin.ts makes it. */
declare module 'virtual:pagewright/site' {
  const site: import('../content/model/page-data').SiteData;
  export default site;
}
