import type { AnchorHTMLAttributes } from 'react';
import { dialled } from '../../../content/model/addresses/telephone-number';
import { useCurrentRoute } from '../../contexts/navigation-context';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens in a new tab, without a referrer. */
  newTab?: boolean;
}

/**
 * A link to anywhere: a page of this site, a place on a page, an address elsewhere, mail, telephone.
 * It is an ordinary `<a>`; only a plain click on an address of this site changes the page in place.
 */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  const route = useCurrentRoute();
  const target = newTab ? '_blank' : rest.target;

  return (
    <a
      aria-current={href === route ? 'page' : undefined}
      {...rest}
      href={addressOf(href)}
      target={target}
      rel={newTab ? 'noopener noreferrer' : rest.rel}
    >
      {children}
    </a>
  );
}

/** Numbers are written with spaces, which a telephone address may not hold (RFC 3966). */
const addressOf = (href: string) => (href.startsWith('tel:') ? dialled(href) : href);
