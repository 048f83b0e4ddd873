import type { PageData, SiteData } from '../content/model/pages/page-data';
import { NOT_FOUND } from '../content/model/addresses/route';
import { fullTitle } from './full-title';

/** Without it browsers ask for /favicon.ico, which is not there. */
const NO_ICON = 'data:,';

/**
 * Title, description, canonical address and social metadata of a page. React puts these elements
 * into the document's head wherever they are rendered, and keeps them up to date.
 */
export function Head({ page, site: { site, assets, files } }: { page: PageData; site: SiteData }) {
  const title = fullTitle(page.title, site.name);
  const isKnown = page.route !== NOT_FOUND;
  const address = site.url + page.route;
  const icon = assets.images[site.logo ?? '']?.url;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={page.description} />
      {isKnown ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {isKnown && <Alternates languages={page.languages} url={site.url} />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="website" />
      {isKnown && <meta property="og:url" content={address} />}
      <meta property="og:site_name" content={site.name} />
      {site.language.includes('-') && <meta property="og:locale" content={site.language.replace('-', '_')} />}
      {page.social && (
        <>
          <meta property="og:image" content={site.url + page.social.url} />
          <meta property="og:image:type" content={page.social.type} />
          <meta property="og:image:width" content={String(page.social.width)} />
          <meta property="og:image:height" content={String(page.social.height)} />
          <meta property="og:image:alt" content={title} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {/* With its size, so that browsers that can draw the logo itself prefer that. */}
      {files?.icon && <link rel="icon" href={files.icon} sizes="32x32" />}
      <link rel="icon" href={icon ?? NO_ICON} type={icon?.endsWith('.svg') ? 'image/svg+xml' : undefined} />
      {files?.touchIcon && <link rel="apple-touch-icon" href={files.touchIcon} />}
      {files && <link rel="manifest" href={files.manifest} />}
    </>
  );
}

interface AlternatesProps {
  languages: PageData['languages'];
  /** The site's address. */
  url: string;
}

/** The same page in the languages that have it, and for visitors with none of them in the main language (Google, localized versions). */
function Alternates({ languages = [], url }: AlternatesProps) {
  const [main] = languages;
  const same = languages.filter(({ isSamePage }) => isSamePage);
  if (same.length < 2) return null;
  return (
    <>
      {same.map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={url + href} />
      ))}
      {main?.isSamePage && <link rel="alternate" hrefLang="x-default" href={url + main.href} />}
    </>
  );
}
