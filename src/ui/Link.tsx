import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useCurrentRoute, useNavigateTo } from './navigation-context';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens in a new tab, without handing over where the visitor came from. */
  newTab?: boolean;
}

/**
 * A link to anywhere: a page of this site, a place on a page, an address elsewhere, mail, telephone.
 * It is an ordinary `<a>`; only a plain click on an address of this site changes the page in place.
 */
export function Link({ href, newTab = false, onClick, children, ...rest }: LinkProps) {
  const navigateTo = useNavigateTo();
  const route = useCurrentRoute();
  const target = newTab ? '_blank' : rest.target;

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (target || rest.download !== undefined || !isPageAddress(href)) return;
    event.preventDefault();
    navigateTo(href);
  }

  return (
    <a
      aria-current={href === route ? 'page' : undefined}
      {...rest}
      href={addressOf(href)}
      target={target}
      rel={newTab ? 'noopener noreferrer' : rest.rel}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}

/** Numbers are written with spaces, which a telephone address may not hold (RFC 3966). */
function addressOf(href: string): string {
  return href.startsWith('tel:') ? href.replace(/\s/g, '') : href;
}

/** A page or a place on one; `/media/plan.pdf` is a file, `//elsewhere.example` another site. */
function isPageAddress(href: string): boolean {
  if (href.startsWith('#')) return true;
  return /^\/(?!\/)/.test(href) && !/\.[a-z0-9]+(?:[?#]|$)/i.test(href);
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
