import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { PageData, ResolvedOffice, Site, SiteData } from '../../../src/content/model/pages/page-data';
import type { SiteDocument } from '../../../src/generated/documents';
import { PageProvider } from '../../../src/ui/contexts/page-context';
import { SiteProvider } from '../../../src/ui/contexts/site-context';

/** A site document in which nothing is left out. */
type StubSite = Omit<SiteDocument, 'contact' | 'labels'> &
  Pick<Site, 'labels'> & { contact: Site['contact'] & { offices: ResolvedOffice[] } };

/** A site for tests of components. */
export const stubSite: StubSite = {
  url: 'https://www.example.com',
  language: 'en',
  name: 'Example Works',
  tokens: {},
  sections: {},
  navigation: {
    items: [
      { type: 'link', label: 'Home', href: '/#home' },
      {
        type: 'menu',
        label: 'Solutions',
        groups: [{ heading: 'Services', links: [{ label: 'Repairs', href: '/services/repairs' }] }],
      },
      {
        type: 'panel',
        label: 'Products',
        categories: [
          { label: 'Tools', color: 'green', links: [{ label: 'Hammers', href: '/products/hammers' }] },
          { label: 'Paints', color: 'indigo', links: [{ label: 'Blue', href: '/products/blue' }] },
        ],
      },
    ],
    action: { label: 'Write to us', href: '/#contact' },
  },
  contact: {
    email: ['desk@example.com'],
    phone: ['+99 000 0000'],
    hours: 'Monday to Friday',
    offices: [
      { name: 'Workshop', address: ['Example town'], country: 'IN', color: 'green', pattern: 'phula' },
      {
        name: 'Second workshop',
        address: ['Another town'],
        country: 'GH',
        color: 'indigo',
        pattern: 'kente',
      },
    ],
  },
  footer: {
    sentence: 'We fix things.',
    columns: [{ heading: 'Company', links: [{ label: 'About', href: '/#about' }] }],
    social: [{ label: 'Network', href: 'https://example.com/', icon: 'x-logo' }],
    legal: [{ label: 'Privacy', href: '/privacy' }],
    smallPrint: 'Example Works',
  },
  labels: {
    skipToNavigation: 'Go to navigation',
    skipToMain: 'Go to main content',
    skipToFooter: 'Go to footer',
    primaryNavigation: 'Main navigation',
    openMenu: 'Menu',
    home: 'Home',
    breadcrumbs: 'Where you are',
    darkTheme: 'Dark theme',
    opensInNewTab: 'opens in a new tab',
    pause: 'Stop the slides',
    play: 'Let the slides run',
    previousSlide: 'Previous slide',
    nextSlide: 'Next slide',
    carousel: 'Our work',
    chooseSlide: 'Choose a slide',
    slideOf: 'Slide {number} of {total}',
    required: 'required',
    sending: 'Sending',
    sent: 'Sent',
    failed: 'Not sent',
    mailOpened: 'Mail program opened',
    openingHours: 'Opening hours',
    telephone: 'Telephone',
    email: 'E-mail',
  },
};

const noAssets = { images: {}, texts: {} };

interface SiteStubProps {
  site?: Site;
  assets?: SiteData['assets'];
  page?: Partial<PageData>;
  children: ReactNode;
}

/** The contexts that components expect around them. */
export function SiteStub({ site = stubSite, assets = noAssets, page, children }: SiteStubProps) {
  const data: PageData = {
    route: '/services/example',
    title: 'Example',
    description: 'Example',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Example' }],
    blocks: [],
    assets: noAssets,
    ...page,
  };
  return (
    <MemoryRouter>
      <SiteProvider data={{ site, assets }}>
        <PageProvider data={data}>{children}</PageProvider>
      </SiteProvider>
    </MemoryRouter>
  );
}
