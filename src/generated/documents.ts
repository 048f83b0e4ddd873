/* Generated from schema/ by `npm run generate`. Do not edit. */

/**
 * One part of a page. Its type says which kind of block it is.
 */
export type Block = (
  | AlternatingRowsBlock
  | BannerBlock
  | BenefitGridBlock
  | BentoGridBlock
  | CallToActionBlock
  | ContactBlock
  | CustomerWordsBlock
  | FaqBlock
  | FeatureGroupsBlock
  | HeroCarouselBlock
  | HeroBlock
  | IconBoardBlock
  | IconTilesBlock
  | LifecycleGridBlock
  | LinkBoardBlock
  | NotFoundBlock
  | OfferCardsBlock
  | PillarsBlock
  | PointListBlock
  | PortalCardsBlock
  | ProcessStepsBlock
  | ProseBlock
  | ReasonPanelBlock
  | RelatedPagesBlock
  | ShowcaseBlock
  | StatementsBlock
  | StatsBlock
  | TabsBlock
  | ValueListBlock
) & {
  /**
   * Which kind of block this is.
   */
  type:
    | 'alternating-rows'
    | 'banner'
    | 'benefit-grid'
    | 'bento-grid'
    | 'call-to-action'
    | 'contact'
    | 'customer-words'
    | 'faq'
    | 'feature-groups'
    | 'hero-carousel'
    | 'hero'
    | 'icon-board'
    | 'icon-tiles'
    | 'lifecycle-grid'
    | 'link-board'
    | 'not-found'
    | 'offer-cards'
    | 'pillars'
    | 'point-list'
    | 'portal-cards'
    | 'process-steps'
    | 'prose'
    | 'reason-panel'
    | 'related-pages'
    | 'showcase'
    | 'statements'
    | 'stats'
    | 'tabs'
    | 'value-list';
};
/**
 * A name for this place on the page, so that a link can point at it: with the id prices, the link is #prices. Small letters, digits and hyphens; used once on a page.
 */
export type AnchorId = string;
/**
 * The heading of this section, at most 90 characters. Say what the reader gets; two to eight words read best.
 */
export type Heading = string;
/**
 * One or two sentences under or beside the heading, at most 240 characters.
 */
export type Lead = string;
/**
 * A short paragraph in plain words, at most 420 characters.
 */
export type BodyText = string;
/**
 * The colour of a panel. It is the same in the light and the dark theme.
 */
export type Color = 'green' | 'indigo' | 'marigold' | 'lagoon' | 'laterite' | 'slate';
/**
 * The woven pattern on a colour panel. Each goes with one colour: phula with green, kente with indigo, pasa with marigold, chevron with lagoon, lattice with laterite, steps with slate.
 */
export type Pattern = 'phula' | 'kente' | 'pasa' | 'chevron' | 'lattice' | 'steps';
/**
 * A short title, at most 60 characters.
 */
export type ShortTitle = string;
/**
 * The name of an icon, for example truck, student or shield-check. All names: https://phosphoricons.com. For the logo of a brand write brand: and its name, for example brand:react or brand:whatsapp. All logos: https://simpleicons.org; . in a name is written dot, as in brand:nodedotjs.
 */
export type IconName = string;
/**
 * Where a link goes: a page of this site (/services/repairs), a place on a page (#contact or /#contact), a secure address (https://…), an e-mail address (mailto:{email}) or a telephone number (tel:{phone}).
 */
export type Href = string;
/**
 * Text in simple Markdown, at most 6000 characters: an empty line begins a new paragraph, - begins a list entry, 1. a numbered one, **bold**, *stressed*, [words](/address) for a link. HTML is shown as it is written.
 */
export type RichText = string;
/**
 * One part of a page inside another block. It cannot hold blocks itself.
 */
export type LeafBlock = (
  | AlternatingRowsBlock
  | BannerBlock
  | BenefitGridBlock
  | BentoGridBlock
  | CallToActionBlock
  | ContactBlock
  | CustomerWordsBlock
  | FaqBlock
  | FeatureGroupsBlock
  | HeroCarouselBlock
  | HeroBlock
  | IconBoardBlock
  | IconTilesBlock
  | LifecycleGridBlock
  | LinkBoardBlock
  | NotFoundBlock
  | OfferCardsBlock
  | PillarsBlock
  | PointListBlock
  | PortalCardsBlock
  | ProcessStepsBlock
  | ProseBlock
  | ReasonPanelBlock
  | RelatedPagesBlock
  | ShowcaseBlock
  | StatementsBlock
  | StatsBlock
  | ValueListBlock
) & {
  /**
   * Which kind of block this is.
   */
  type:
    | 'alternating-rows'
    | 'banner'
    | 'benefit-grid'
    | 'bento-grid'
    | 'call-to-action'
    | 'contact'
    | 'customer-words'
    | 'faq'
    | 'feature-groups'
    | 'hero-carousel'
    | 'hero'
    | 'icon-board'
    | 'icon-tiles'
    | 'lifecycle-grid'
    | 'link-board'
    | 'not-found'
    | 'offer-cards'
    | 'pillars'
    | 'point-list'
    | 'portal-cards'
    | 'process-steps'
    | 'prose'
    | 'reason-panel'
    | 'related-pages'
    | 'showcase'
    | 'statements'
    | 'stats'
    | 'value-list';
};
/**
 * E-mail addresses, usually as tokens: {email}.
 *
 * @minItems 1
 * @maxItems 4
 *
 * Items: An e-mail address.
 */
export type Email = string[];
/**
 * Telephone numbers, usually as tokens: {phone}.
 *
 * @minItems 1
 * @maxItems 4
 *
 * Items: A telephone number.
 */
export type Phone = string[];
/**
 * The offices, in order.
 *
 * @minItems 1
 * @maxItems 8
 */
export type Offices = Office[];

/**
 * Every kind of document, by its name.
 */
export interface Documents {
  page: PageDocument;
  site: SiteDocument;
  language: LanguageDocument;
}
/**
 * A page document: one JSON file that becomes one page. The file's place in the folder is the page's address: services/repairs.json is /services/repairs.
 */
export interface PageDocument {
  /**
   * Where the schema is, so that your editor can help while you write.
   */
  $schema?: string;
  /**
   * The page's title in the browser tab, in search results and on the picture shown when the page is shared, at most 70 characters. Different on every page.
   */
  title: string;
  /**
   * What search results show under the title: one or two sentences, at most 180 characters. Different on every page.
   */
  description: string;
  /**
   * The page's short name in breadcrumbs and menus, at most 40 characters. The title when left out.
   */
  name?: string;
  /**
   * The version of the blocks that this page was written for, where it carries one. Migrating brings older pages up to date and raises the number.
   */
  version?: number;
  /**
   * Other addresses that lead to this page, for example an old one or a common misspelling. Visitors are sent on.
   *
   * @maxItems 10
   *
   * Items: One address, beginning with /.
   */
  aliases?: string[];
  /**
   * What the page is about, for search engines. Left out, it is a plain page.
   */
  kind?: 'service' | 'software' | 'product' | 'legal';
  /**
   * The effect when a visitor opens the page: fade-in makes it appear softly. Left out, it is there at once.
   */
  entrance?: 'fade-in';
  /**
   * Whether the page is finished. A draft is shown while you edit, and no build has it. Left out, the page is finished.
   */
  status?: 'draft';
  /**
   * From when the page is public: date, time and distance from UTC, such as 2026-12-01T09:00+05:30. Builds before it leave the page out. Left out, it is public at once.
   */
  publishFrom?: string;
  /**
   * Until when the page is public: date, time and distance from UTC, such as 2026-12-24T18:00+00:00. Builds from then on leave the page out. Left out, it stays.
   */
  publishUntil?: string;
  /**
   * The parts of the page, from top to bottom. Type [ and pick a block from the list.
   *
   * @minItems 1
   * @maxItems 40
   */
  blocks: Block[];
}
/**
 * Rows with a picture on one side and text on the other; the side changes from row to row.
 */
export interface AlternatingRowsBlock {
  /**
   * The kind of block: alternating-rows.
   */
  type: 'alternating-rows';
  id?: AnchorId;
  heading?: Heading;
  lead?: Lead;
  /**
   * From top to bottom.
   *
   * @minItems 1
   * @maxItems 8
   */
  rows: AlternatingRow[];
}
/**
 * One row.
 */
export interface AlternatingRow {
  title: Heading;
  text: BodyText;
  /**
   * Two to five short points under the text.
   *
   * @minItems 2
   * @maxItems 5
   *
   * Items: One point, at most 90 characters.
   */
  points?: string[];
  picture: Picture;
}
/**
 * A colour panel with a woven pattern, and on it a product screen. Colour and pattern may be left out: the colour is then that of the page's category in the navigation (slate for a page in none), the pattern the one that goes with the colour.
 */
export interface Picture {
  color?: Color;
  pattern?: Pattern;
  image?: Image;
  overlay?: Image;
  /**
   * Which part of the screen stays in view where there is no room for all of it. Left out, its start stays: the left side of a window, the head of a telephone.
   */
  focus?: 'end' | 'whole';
}
/**
 * A picture from the folder pages/media.
 */
export interface Image {
  /**
   * The file name inside pages/media, for example workshop.webp.
   */
  src: string;
  /**
   * A second drawing of the same thing for windows up to 559 pixels, shown there in place of the first: less of it, and larger. The file name inside pages/media, for example workshop-narrow.webp.
   */
  narrow?: string;
  /**
   * What the picture shows, for people who cannot see it, at most 200 characters. Not the file name.
   */
  alt: string;
}
/**
 * The slim opening of a text page, such as a legal page: a colour panel with a pattern, the title and a line below it.
 */
export interface BannerBlock {
  /**
   * The kind of block: banner.
   */
  type: 'banner';
  id?: AnchorId;
  /**
   * The page's main heading, at most 80 characters.
   */
  title: string;
  /**
   * A line below the title, for example when the text was last changed.
   */
  note?: string;
  color: Color;
  pattern: Pattern;
}
/**
 * Blocks in a hairline grid, each with an icon, a title and a text: what the customer gains. Three or six close the grid.
 */
export interface BenefitGridBlock {
  /**
   * The kind of block: benefit-grid.
   */
  type: 'benefit-grid';
  id?: AnchorId;
  heading?: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 2
   * @maxItems 12
   */
  benefits: IconItem[];
}
/**
 * A title with an icon and a sentence or two.
 */
export interface IconItem {
  title: ShortTitle;
  text: BodyText;
  icon: IconName;
}
/**
 * Three to six large cards with a picture each, for the main offers. With six, the first and the last are wide.
 */
export interface BentoGridBlock {
  /**
   * The kind of block: bento-grid.
   */
  type: 'bento-grid';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 3
   * @maxItems 6
   */
  cards: BentoCard[];
}
/**
 * One offer.
 */
export interface BentoCard {
  title: ShortTitle;
  /**
   * One sentence, at most 140 characters.
   */
  text: string;
  /**
   * What belongs to the offer, in a few words each, at most 28 characters.
   *
   * @minItems 2
   * @maxItems 4
   *
   * Items: One feature.
   */
  features?: string[];
  picture: Picture;
  action: CardAction;
}
/**
 * The card's button. With an href the whole card can be pressed; without one the button goes nowhere.
 */
export interface CardAction {
  /**
   * The words on the button, at most 32 characters.
   */
  label: string;
  href?: Href;
}
/**
 * A colour panel near the end of a page with one clear next step.
 */
export interface CallToActionBlock {
  /**
   * The kind of block: call-to-action.
   */
  type: 'call-to-action';
  id?: AnchorId;
  heading: Heading;
  text: Lead;
  /**
   * One or two buttons; the first is the main one.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions: Action[];
  color: Color;
  pattern: Pattern;
}
/**
 * A button or link that takes the reader somewhere.
 */
export interface Action {
  /**
   * The words on the button, at most 32 characters. Say what happens: Ask for a visit, See all modules.
   */
  label: string;
  href: Href;
}
/**
 * The contact form with offices, telephone numbers, e-mail addresses and opening hours beside it. The addresses come from the site document.
 */
export interface ContactBlock {
  /**
   * The kind of block: contact.
   */
  type: 'contact';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  papers?: ContactPapers;
  form: ContactForm;
}
/**
 * Below the form: where papers or photographs can be sent. By WhatsApp this is offered where the site document has a number for it, by mail always. Left out, nothing is said.
 */
export interface ContactPapers {
  /**
   * A sentence that says what to send, at most 140 characters.
   */
  text: string;
  /**
   * The words of the link to WhatsApp.
   */
  whatsapp: string;
  /**
   * The words of the link to mail.
   */
  mail: string;
}
/**
 * The words of the form.
 */
export interface ContactForm {
  /**
   * The label of the name field.
   */
  name: string;
  /**
   * The label of the e-mail field.
   */
  email: string;
  /**
   * The label of the phone field. Left out, the form has none.
   */
  phone?: string;
  /**
   * Shown below the phone field when something was typed or pasted there that it cannot hold: letters, or two numbers at once. Say that only digits can stand there, and where to put the rest. Left out, nothing is said.
   */
  onlyDigits?: string;
  service?: ServiceSelect;
  /**
   * The label of the message box.
   */
  message: string;
  about?: ContactAbout;
  /**
   * The words on the button.
   */
  submit: string;
  /**
   * A sentence beside the button, for example what the message is used for.
   */
  note?: string;
}
/**
 * The choice of service. Left out, the form has none.
 */
export interface ServiceSelect {
  /**
   * The label of the choice.
   */
  label: string;
  /**
   * What stands in the choice before one is made; it cannot be sent.
   */
  placeholder: string;
  /**
   * The services to choose from.
   *
   * @minItems 1
   * @maxItems 20
   */
  options: ServiceOption[];
}
/**
 * One service.
 */
export interface ServiceOption {
  value: AnchorId;
  label: ShortTitle;
}
/**
 * Words for the page that a visitor comes from: where somebody follows a link from the page about laundry software to the form, it says "About: Laundry software" there, and so does the message. Left out, the form does not say it.
 */
export interface ContactAbout {
  /**
   * The word before the name of the page.
   */
  label: string;
  /**
   * What the button says that takes the name of the page off the message.
   */
  remove: string;
}
/**
 * What customers say: two to six quotations, each with a name, and with the logo of the firm where there is one. Only real words, and only with the customer's consent to the words, the name and the logo.
 */
export interface CustomerWordsBlock {
  /**
   * The kind of block: customer-words.
   */
  type: 'customer-words';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 2
   * @maxItems 6
   */
  quotations: Quotation[];
}
/**
 * What one customer says.
 */
export interface Quotation {
  /**
   * The customer's own words, without quotation marks, at most 320 characters. Leave out what you like, but change nothing.
   */
  words: string;
  /**
   * Who says it, at most 60 characters.
   */
  name: string;
  /**
   * What this person does there, for example owner or store manager, at most 60 characters.
   */
  role?: string;
  /**
   * The firm and its place, at most 80 characters.
   */
  firm?: string;
  logo?: Image;
}
/**
 * Questions that customers ask, each opening its answer. It works without script.
 */
export interface FaqBlock {
  /**
   * The kind of block: faq.
   */
  type: 'faq';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In order; the most frequent first.
   *
   * @minItems 2
   * @maxItems 12
   */
  questions: Question[];
}
/**
 * A question and its answer.
 */
export interface Question {
  /**
   * The question as a customer would ask it, at most 140 characters.
   */
  question: string;
  richText: RichText;
}
/**
 * What a product does, in groups: a list of groups at the left, the items of the chosen one at the right; or all groups below one another.
 */
export interface FeatureGroupsBlock {
  /**
   * The kind of block: feature-groups.
   */
  type: 'feature-groups';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * How the groups stand. Left out, one group is shown at a time.
   */
  layout?: 'choose' | 'stack';
  /**
   * In order.
   *
   * @minItems 2
   * @maxItems 10
   */
  groups: FeatureGroup[];
}
/**
 * One group of features.
 */
export interface FeatureGroup {
  title: ShortTitle;
  icon?: IconName;
  /**
   * A sentence under the group's title, at most 200 characters.
   */
  text?: string;
  /**
   * What the group has; an even number closes the two columns.
   *
   * @minItems 2
   * @maxItems 12
   */
  items: Feature[];
}
/**
 * One feature.
 */
export interface Feature {
  title: ShortTitle;
  /**
   * One sentence, at most 180 characters.
   */
  text?: string;
  icon?: IconName;
}
/**
 * The home page's opening: up to eight slides on colour panels that change by themselves, each with a heading, a sentence, buttons and a product screen. Use it once, as the first block.
 */
export interface HeroCarouselBlock {
  /**
   * The kind of block: hero-carousel.
   */
  type: 'hero-carousel';
  id?: AnchorId;
  /**
   * How long a slide stays, in milliseconds. 4000 when left out.
   */
  intervalMs?: number;
  /**
   * In order. The first slide's title is the page's main heading.
   *
   * @minItems 2
   * @maxItems 8
   */
  slides: Slide[];
}
/**
 * One slide.
 */
export interface Slide {
  /**
   * The slide's name in the strip below the picture, at most 24 characters.
   */
  label: string;
  /**
   * The slide's heading, at most 60 characters.
   */
  title: string;
  description: Lead;
  picture: Picture;
  /**
   * One or two buttons; the first is the main one.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: Action[];
}
/**
 * The opening of an inner page: heading, a sentence, buttons, facts, and a product screen on a colour panel. Use it once, as the first block.
 */
export interface HeroBlock {
  /**
   * The kind of block: hero.
   */
  type: 'hero';
  id?: AnchorId;
  /**
   * How the opening is laid out. Left out, the words stand on the page's ground, and the screen on its colour at the right.
   */
  layout?: 'full-color' | 'device';
  /**
   * The page's main heading, at most 80 characters.
   */
  title: string;
  lead: Lead;
  /**
   * One or two buttons; the first is the main one.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions?: Action[];
  /**
   * Two or three short facts under the buttons.
   *
   * @minItems 2
   * @maxItems 3
   */
  facts?: Fact[];
  picture: Picture;
  /**
   * Two to five parts of the device that the picture shows, each with its name beside it. For the layout device only.
   *
   * @minItems 2
   * @maxItems 5
   */
  parts?: DevicePart[];
}
/**
 * A short fact with an icon.
 */
export interface Fact {
  icon: IconName;
  text: ShortTitle;
}
/**
 * A named part of the device.
 */
export interface DevicePart {
  /**
   * What the part is called, at most 40 characters.
   */
  name: string;
  /**
   * How far it is from the left side of the picture, in percent of its width. A drawing for narrow windows has it at the same place.
   */
  x: number;
  /**
   * How far it is from the top of the picture, in percent of its height.
   */
  y: number;
}
/**
 * A checkered board of short names with an icon each, such as industries. Ten fill two rows of five.
 */
export interface IconBoardBlock {
  /**
   * The kind of block: icon-board.
   */
  type: 'icon-board';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * The squares of the board, in reading order.
   *
   * @minItems 4
   * @maxItems 20
   */
  items: BoardItem[];
}
/**
 * One square.
 */
export interface BoardItem {
  title: ShortTitle;
  icon: IconName;
}
/**
 * Small tiles with an icon and a name each, in a hairline grid: technologies, devices, formats.
 */
export interface IconTilesBlock {
  /**
   * The kind of block: icon-tiles.
   */
  type: 'icon-tiles';
  id?: AnchorId;
  heading?: Heading;
  lead?: Lead;
  /**
   * In reading order; four fill a row.
   *
   * @minItems 2
   * @maxItems 24
   */
  tiles: IconTile[];
}
/**
 * One tile.
 */
export interface IconTile {
  name: ShortTitle;
  icon: IconName;
}
/**
 * Numbered stages of a way of working, 01, 02, 03 …, in a three-column grid. Nine fill it.
 */
export interface LifecycleGridBlock {
  /**
   * The kind of block: lifecycle-grid.
   */
  type: 'lifecycle-grid';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In order; the numbers are made for you.
   *
   * @minItems 3
   * @maxItems 12
   */
  stages: IllustratedItem[];
}
/**
 * A title with a sentence or two, and an icon if it helps. The image is a small drawing of the thing at this point, 240 by 120 pixels with a transparent ground; best given to all entries or to none.
 */
export interface IllustratedItem {
  title: ShortTitle;
  text: BodyText;
  icon?: IconName;
  image?: Image;
}
/**
 * Everything on offer at once: groups of links, each group with a name on a colour panel.
 */
export interface LinkBoardBlock {
  /**
   * The kind of block: link-board.
   */
  type: 'link-board';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 1
   * @maxItems 8
   */
  groups: LinkGroup[];
}
/**
 * One group of links.
 */
export interface LinkGroup {
  title: ShortTitle;
  color: Color;
  pattern: Pattern;
  /**
   * The pages of the group.
   *
   * @minItems 1
   * @maxItems 24
   */
  links: BoardLink[];
}
/**
 * One page.
 */
export interface BoardLink {
  label: ShortTitle;
  href: Href;
}
/**
 * The page for an address that does not exist: woven digits, a heading, a sentence and links. Use it in 404.json.
 */
export interface NotFoundBlock {
  /**
   * The kind of block: not-found.
   */
  type: 'not-found';
  id?: AnchorId;
  /**
   * The digits that are woven large, for example 404.
   */
  code: string;
  /**
   * The page's main heading, at most 80 characters.
   */
  title: string;
  text: Lead;
  /**
   * One or two links that help.
   *
   * @minItems 1
   * @maxItems 2
   */
  actions: Action[];
  /**
   * The heading over up to three pages whose addresses are like the one that was asked for, for example Perhaps you meant. Left out, none are looked for.
   */
  suggestions?: string;
}
/**
 * Cards for kinds of one offer, each with an icon, a text, short tags and perhaps a picture, such as kinds of mobile app with their technologies.
 */
export interface OfferCardsBlock {
  /**
   * The kind of block: offer-cards.
   */
  type: 'offer-cards';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 2
   * @maxItems 8
   */
  cards: OfferCard[];
}
/**
 * One kind.
 */
export interface OfferCard {
  title: ShortTitle;
  text: BodyText;
  icon: IconName;
  picture?: Picture;
  /**
   * Short tags, at most 24 characters each.
   *
   * @minItems 1
   * @maxItems 8
   *
   * Items: One tag.
   */
  tags?: string[];
}
/**
 * Two to four columns, each with a coloured line, a title and a short text: the main kinds of work.
 */
export interface PillarsBlock {
  /**
   * The kind of block: pillars.
   */
  type: 'pillars';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * From left to right.
   *
   * @minItems 2
   * @maxItems 4
   */
  pillars: Pillar[];
}
/**
 * One column.
 */
export interface Pillar {
  title: ShortTitle;
  text: BodyText;
  color: Color;
}
/**
 * A short text with a list of points beside it: for one tab, or for a list of objectives.
 */
export interface PointListBlock {
  /**
   * The kind of block: point-list.
   */
  type: 'point-list';
  id?: AnchorId;
  heading?: Heading;
  lead?: Lead;
  text?: BodyText;
  /**
   * Two to ten points.
   *
   * @minItems 2
   * @maxItems 10
   */
  points: TitledItem[];
}
/**
 * A title with a sentence or two, and an icon if it helps.
 */
export interface TitledItem {
  title: ShortTitle;
  text: BodyText;
  icon?: IconName;
}
/**
 * One card for each kind of user of a product: what that person sees and does, with a button if wanted.
 */
export interface PortalCardsBlock {
  /**
   * The kind of block: portal-cards.
   */
  type: 'portal-cards';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In reading order.
   *
   * @minItems 2
   * @maxItems 8
   */
  cards: PortalCard[];
}
/**
 * One kind of user.
 */
export interface PortalCard {
  title: ShortTitle;
  text: BodyText;
  icon: IconName;
  /**
   * Two to six short points.
   *
   * @minItems 2
   * @maxItems 6
   *
   * Items: One point, at most 90 characters.
   */
  points?: string[];
  action?: PortalAction;
}
/**
 * The card's button. Without a href it goes nowhere.
 */
export interface PortalAction {
  /**
   * The words on the button, at most 32 characters.
   */
  label: string;
  href?: Href;
}
/**
 * Steps of a way of working along a thread with knots, in order. Three to eight; for nine numbered stages choose lifecycle-grid.
 */
export interface ProcessStepsBlock {
  /**
   * The kind of block: process-steps.
   */
  type: 'process-steps';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  /**
   * In order.
   *
   * @minItems 3
   * @maxItems 8
   */
  steps: IllustratedItem[];
}
/**
 * A long text in sections, with a list of contents beside it. For legal pages and handbooks.
 */
export interface ProseBlock {
  /**
   * The kind of block: prose.
   */
  type: 'prose';
  id?: AnchorId;
  /**
   * The heading of the list of contents.
   */
  contents: string;
  /**
   * In order; each heading stands in the list of contents.
   *
   * @minItems 1
   * @maxItems 40
   */
  sections: ProseSection[];
}
/**
 * A section with its heading.
 */
export interface ProseSection {
  id: AnchorId;
  heading: Heading;
  richText: RichText;
}
/**
 * A colour panel with a heading and a list of short reasons, with a woven pattern at its side.
 */
export interface ReasonPanelBlock {
  /**
   * The kind of block: reason-panel.
   */
  type: 'reason-panel';
  id?: AnchorId;
  heading: Heading;
  /**
   * Short reasons, at most 90 characters each; an even number closes the two columns.
   *
   * @minItems 2
   * @maxItems 10
   *
   * Items: One reason, at most 90 characters.
   */
  reasons: string[];
  color: Color;
  pattern: Pattern;
}
/**
 * Two to four pages that a reader of this one may want next.
 */
export interface RelatedPagesBlock {
  /**
   * The kind of block: related-pages.
   */
  type: 'related-pages';
  id?: AnchorId;
  heading: Heading;
  /**
   * In order.
   *
   * @minItems 2
   * @maxItems 4
   */
  pages: RelatedPage[];
}
/**
 * One page.
 */
export interface RelatedPage {
  label: ShortTitle;
  href: Href;
  /**
   * One sentence that says why to read on, at most 140 characters.
   */
  text: string;
}
/**
 * One wide product screen with one small object over its lower end, large on a colour panel across the page, and two or three notes on what to see there.
 */
export interface ShowcaseBlock {
  /**
   * The kind of block: showcase.
   */
  type: 'showcase';
  id?: AnchorId;
  heading: Heading;
  lead?: Lead;
  picture: ShowcasePicture;
  /**
   * Two or three notes on what the pictures show.
   *
   * @minItems 2
   * @maxItems 3
   */
  notes: ShowcaseNote[];
}
/**
 * The panel's colour and woven pattern, the screen and the object. Colour and pattern may be left out: the colour is then that of the page's category in the navigation (slate for a page in none), the pattern the one that goes with the colour.
 */
export interface ShowcasePicture {
  color?: Color;
  pattern?: Pattern;
  image: Image;
  overlay: Image;
}
/**
 * A title with a sentence or two.
 */
export interface ShowcaseNote {
  title: ShortTitle;
  /**
   * What there is to see, in one or two sentences, at most 220 characters.
   */
  text: string;
}
/**
 * Two large statements side by side, such as mission and vision.
 */
export interface StatementsBlock {
  /**
   * The kind of block: statements.
   */
  type: 'statements';
  id?: AnchorId;
  heading?: Heading;
  /**
   * Two statements.
   *
   * @minItems 2
   * @maxItems 2
   */
  statements: Statement[];
}
/**
 * A label and what it says.
 */
export interface Statement {
  label: ShortTitle;
  /**
   * The statement in one sentence, at most 220 characters.
   */
  text: string;
}
/**
 * Two to four large figures with a short explanation each.
 */
export interface StatsBlock {
  /**
   * The kind of block: stats.
   */
  type: 'stats';
  id?: AnchorId;
  heading?: Heading;
  lead?: Lead;
  /**
   * From left to right.
   *
   * @minItems 2
   * @maxItems 4
   */
  stats: Stat[];
}
/**
 * One figure.
 */
export interface Stat {
  /**
   * The figure with its unit, at most 12 characters, for example 45%.
   */
  value: string;
  /**
   * What the figure counts, at most 80 characters.
   */
  label: string;
}
/**
 * A row of tabs; each shows its own blocks. Put anything inside except tabs.
 */
export interface TabsBlock {
  /**
   * The kind of block: tabs.
   */
  type: 'tabs';
  id?: AnchorId;
  heading?: Heading;
  /**
   * From left to right; the first is open at the start.
   *
   * @minItems 2
   * @maxItems 8
   */
  tabs: Tab[];
}
/**
 * One tab.
 */
export interface Tab {
  /**
   * The words on the tab, at most 32 characters.
   */
  label: string;
  icon?: IconName;
  /**
   * What the tab shows.
   *
   * @minItems 1
   * @maxItems 8
   */
  blocks: LeafBlock[];
}
/**
 * A heading at the left and a list of terms with their explanations at the right, such as a company's values.
 */
export interface ValueListBlock {
  /**
   * The kind of block: value-list.
   */
  type: 'value-list';
  id?: AnchorId;
  heading: Heading;
  /**
   * An even number closes the grid.
   *
   * @minItems 2
   * @maxItems 8
   */
  values: TitledItem[];
}
/**
 * The site document _site.json: what stands once and shows on every page: the company, its contact details, navigation, footer and the words of buttons.
 */
export interface SiteDocument {
  /**
   * Where the schema is, so that your editor can help while you write.
   */
  $schema?: string;
  /**
   * The address at which the site is published, without a slash at the end, for example https://www.example.com.
   */
  url: string;
  /**
   * The language of the site, for example en-IN: English as in India. The words of buttons and of screen readers are in this language.
   */
  language: string;
  languages?: FurtherLanguages;
  /**
   * The name of the site, shown beside the logo and after page titles.
   */
  name: string;
  /**
   * The company's logo, a square picture in pages/media, shown beside the name, in the browser tab, on home screens and when a page is shared. A logo that follows the theme is an SVG drawn with currentColor or with a media query.
   */
  logo?: string;
  palette?: Palette;
  fonts?: Fonts;
  /**
   * Words that stand in many places. Where a document has {phone}, the value of phone is shown.
   */
  tokens: {
    [k: string]: string;
  };
  /**
   * Names of tokens, the words that stand in many places, whose real value is not known yet. A warning reminds of each until it is taken out of this list.
   */
  placeholders?: string[];
  /**
   * Addresses of pages that are still to be written. A link to one is a warning, not an error. Take an address out when its page exists.
   */
  plannedRoutes?: string[];
  rules?: RuleList;
  sections?: Sections;
  navigation: Navigation;
  contact: Contact;
  footer: Footer;
  labels?: Labels;
}
/**
 * Further languages of the site: the folder inside the pages folder that holds the translated pages, and its language, for example "fr": "fr-BJ". A page and its translation have the same path, so that pages/fr/prices.json is pages/prices.json in French. Menu and footer of the language stand in its own _site.json, for example pages/fr/_site.json.
 */
export interface FurtherLanguages {
  /**
   * The language of the pages in this folder, for example fr-BJ, French as in Benin.
   */
  [k: string]: string;
}
/**
 * The colours of links, buttons and lines: one of five palettes by its name, or colours of your own in place of some of its. Left out, it is forest. Validation works out whether each colour can be read in the light and in the dark theme.
 */
export interface Palette {
  /**
   * The palette. Left out, it is forest.
   */
  name?: 'forest' | 'ocean' | 'clay' | 'plum' | 'graphite';
  /**
   * The colour of links and buttons in the light theme, as # and six digits: #0e5e45. Buttons have white words on it.
   */
  brand?: string;
  /**
   * The same in the dark theme, where it is a light colour. Left out, it follows from brand.
   */
  brandDark?: string;
  /**
   * The colour of buttons on colour panels and of small marks, in both themes. Words on it are dark or white, whichever can be read better.
   */
  accent?: string;
}
/**
 * The fonts of headings and texts: one of four pairs by its name, and further scripts. The script of the language is there by itself. A build sends visitors only the letters that the site uses. Chinese, Japanese and Korean are shown in fonts of the visitor's device.
 */
export interface Fonts {
  /**
   * The pair of fonts. Left out, it is clear; for languages of which clear lacks letters, such as Vietnamese, Yoruba, Russian and Greek, it is plain.
   */
  name?: 'clear' | 'book' | 'round' | 'plain';
  /**
   * Scripts that stand in texts beside that of the language, for example odia on a site in English. Their letters then look the same on every device.
   *
   * @minItems 1
   */
  scripts?: (
    | 'arabic'
    | 'bengali'
    | 'cyrillic'
    | 'devanagari'
    | 'ethiopic'
    | 'greek'
    | 'gujarati'
    | 'gurmukhi'
    | 'hebrew'
    | 'kannada'
    | 'malayalam'
    | 'odia'
    | 'tamil'
    | 'telugu'
    | 'thai'
  )[];
}
/**
 * What is a mistake on this site, a hint, or neither, other than by itself: the rule's name, as messages show it, with a level and the reason.
 */
export interface RuleList {
  /**
   * A document names another schema than its own.
   */
  'wrong-schema'?: RuleChoice;
  /**
   * A language of the site has no menu and no footer of its own.
   */
  'no-language-menu'?: RuleChoice;
  /**
   * A folder seems to hold translated pages, and the site document does not name its language.
   */
  'unnamed-language'?: RuleChoice;
  /**
   * The site document names a section, and no page is in its folder.
   */
  'unknown-section'?: RuleChoice;
  /**
   * A telephone number among the contact details, or the token of one, cannot be dialled as it is written.
   */
  'bad-phone'?: RuleChoice;
  /**
   * A mail address cannot be one, or is most likely misspelt.
   */
  'bad-email'?: RuleChoice;
  /**
   * Letters of a text were garbled by another program, or are of another script than they look.
   */
  'garbled-text'?: RuleChoice;
  /**
   * A colour of the palette is too much like what it stands on.
   */
  'weak-colour'?: RuleChoice;
  /**
   * A link leads to a page that does not exist.
   */
  'dead-link'?: RuleChoice;
  /**
   * A link on a page in a further language leads to a page in the main language that is translated.
   */
  'link-to-main-language'?: RuleChoice;
  /**
   * A link leads to a page that is a draft, not public yet, or not public any more.
   */
  'unpublished-link'?: RuleChoice;
  /**
   * A link leads to a place that is not on its page.
   */
  'dead-anchor'?: RuleChoice;
  /**
   * A document names a picture that is not in pages/media.
   */
  'missing-picture'?: RuleChoice;
  /**
   * A link to a page of this site writes out the site's address.
   */
  'whole-address'?: RuleChoice;
  /**
   * An id stands twice on one page.
   */
  'duplicate-id'?: RuleChoice;
  /**
   * A block, or another entry of a list, stands there twice.
   */
  'repeated-block'?: RuleChoice;
  /**
   * An alias is the address of another page, or no address at all.
   */
  'bad-alias'?: RuleChoice;
  /**
   * A page that was published is gone, and no page has its address as an alias.
   */
  'removed-route'?: RuleChoice;
  /**
   * A page that was published is left out of the site.
   */
  'unpublished-address'?: RuleChoice;
  /**
   * A contact detail or another token still has an invented value.
   */
  placeholder?: RuleChoice;
  /**
   * A page is a whole copy of another one.
   */
  'copied-page'?: RuleChoice;
  /**
   * Two pages have the same title.
   */
  'duplicate-title'?: RuleChoice;
  /**
   * Two pages have the same description.
   */
  'duplicate-description'?: RuleChoice;
  /**
   * A title is so short that it says little, or so long that search results cut it off.
   */
  'title-length'?: RuleChoice;
  /**
   * A description is so short that it says little, or so long that search results cut it off.
   */
  'description-length'?: RuleChoice;
  /**
   * A page does not begin with its heading, or has two main headings.
   */
  'heading-order'?: RuleChoice;
  /**
   * The words of a link do not say where it leads.
   */
  'weak-link-text'?: RuleChoice;
  /**
   * Two entries of one list have the same title, label or question.
   */
  'repeated-entry'?: RuleChoice;
  /**
   * An entry stands twice in one menu, or in one column of the footer.
   */
  'repeated-menu-entry'?: RuleChoice;
  /**
   * A link to a social network leads to its front page.
   */
  'network-front-page'?: RuleChoice;
  /**
   * The description of a picture only repeats the name of its file.
   */
  'alt-is-file-name'?: RuleChoice;
  /**
   * The description of a picture says no more than that there is one.
   */
  'alt-says-nothing'?: RuleChoice;
  /**
   * A picture is far larger than it is ever shown.
   */
  'oversized-picture'?: RuleChoice;
  /**
   * A picture is so small that it would be shown blurred.
   */
  'tiny-picture'?: RuleChoice;
  /**
   * No link leads to a page.
   */
  'orphan-page'?: RuleChoice;
  /**
   * Pages are not translated yet. Switch it off where a language is meant to have some pages only.
   */
  untranslated?: RuleChoice;
  /**
   * A page in a further language has no page of the same path in the main language.
   */
  'page-without-original'?: RuleChoice;
  /**
   * The folder of a language has the code of another language as its name.
   */
  'folder-of-other-language'?: RuleChoice;
  /**
   * A note to oneself or filler text was left in a page.
   */
  'leftover-text'?: RuleChoice;
  /**
   * A text has HTML in it, which visitors would read.
   */
  'markup-in-text'?: RuleChoice;
  /**
   * A text has signs of Markdown or of a list in it, which visitors would read.
   */
  'markdown-in-text'?: RuleChoice;
  /**
   * The same sentence stands on two pages.
   */
  'repeated-text'?: RuleChoice;
  /**
   * Texts have letters that the fonts of the site lack.
   */
  'letters-without-font'?: RuleChoice;
  /**
   * A telephone number or a mail address is written out, although a token stands for it.
   */
  'written-out'?: RuleChoice;
}
/**
 * How one thing counts on this site, and why.
 */
export interface RuleChoice {
  /**
   * What a finding of this rule is.
   */
  level: 'error' | 'warning' | 'off';
  /**
   * Why this site differs, for whoever reads the document later.
   */
  reason: string;
}
/**
 * What the line above a page's title, such as Home / Products / School, calls a folder of pages: the folder's address, its name, and where the name leads.
 */
export interface Sections {
  [k: string]: SiteSection;
}
/**
 * A folder's name and where it leads.
 */
export interface SiteSection {
  label: ShortTitle;
  href: Href;
}
/**
 * The bar at the top of every page.
 */
export interface Navigation {
  /**
   * From left to right.
   *
   * @minItems 1
   * @maxItems 8
   */
  items: ((NavLinkItem | NavMenu | NavPanel) & {
    /**
     * What the entry is.
     */
    type: 'link' | 'menu' | 'panel';
  })[];
  action?: Action;
}
/**
 * A plain link in the bar.
 */
export interface NavLinkItem {
  /**
   * What the entry is: a plain link.
   */
  type: 'link';
  label: ShortTitle;
  href: Href;
}
/**
 * A drop-down with groups of links.
 */
export interface NavMenu {
  /**
   * What the entry is: a drop-down with groups of links.
   */
  type: 'menu';
  label: ShortTitle;
  /**
   * Groups of links.
   *
   * @minItems 1
   * @maxItems 4
   */
  groups: NavGroup[];
}
/**
 * A group of links with its name.
 */
export interface NavGroup {
  heading: ShortTitle;
  /**
   * From top to bottom.
   *
   * @minItems 1
   * @maxItems 20
   */
  links: NavLink[];
}
/**
 * A link with its words.
 */
export interface NavLink {
  label: ShortTitle;
  href: Href;
  icon?: IconName;
}
/**
 * A wide panel with categories; the first is open at the start.
 */
export interface NavPanel {
  /**
   * What the entry is: a wide panel with categories.
   */
  type: 'panel';
  label: ShortTitle;
  /**
   * From top to bottom.
   *
   * @minItems 1
   * @maxItems 8
   */
  categories: NavCategory[];
}
/**
 * A category with its links.
 */
export interface NavCategory {
  label: ShortTitle;
  color: Color;
  /**
   * In reading order.
   *
   * @minItems 1
   * @maxItems 30
   */
  links: NavLink[];
  feature?: NavFeature;
}
/**
 * One page of the category, shown large.
 */
export interface NavFeature {
  title: ShortTitle;
  /**
   * One sentence.
   */
  text: string;
  picture?: Picture;
  action: Action;
}
/**
 * How visitors reach the company.
 */
export interface Contact {
  /**
   * Where the contact form is sent: an https address that takes JSON and answers with JSON or with nothing. A web page as the answer counts as not sent; docs/hosting.md says more. Left out, the visitor's mail program opens with the message written out.
   */
  endpoint?: string;
  email: Email;
  phone?: Phone;
  /**
   * A WhatsApp number with the code of its country, usually as a token: {whatsappNumber}. Contact blocks that ask for papers offer it. Left out, they do not.
   */
  whatsapp?: string;
  /**
   * When people answer, for example Monday to Saturday, 9:00 AM to 6:00 PM.
   */
  hours?: string;
  /**
   * The same hours for search engines, for example Mo-Sa 09:00-18:00.
   */
  openingHours?: string;
  offices?: Offices;
}
/**
 * One office. Colour and pattern of the strip above it may be left out: the colour is then slate, the pattern the one that goes with the colour.
 */
export interface Office {
  name: ShortTitle;
  /**
   * The address as visitors read it, line by line.
   *
   * @minItems 1
   * @maxItems 6
   *
   * Items: One line.
   */
  address: string[];
  postal?: PostalParts;
  /**
   * The country's two letters, for example IN or GH.
   */
  country: string;
  /**
   * A telephone number of this office.
   */
  phone?: string;
  color?: Color;
  pattern?: Pattern;
}
/**
 * The same address in its parts, for search engines. Left out, they get its lines as one text. Write only what is known.
 */
export interface PostalParts {
  /**
   * House number and street, or the plot.
   */
  street?: string;
  /**
   * The town or city, for example Accra.
   */
  locality: string;
  /**
   * The state or region, for example Kerala.
   */
  region?: string;
  /**
   * The postal code, for example 695001.
   */
  postalCode?: string;
}
/**
 * The foot of every page.
 */
export interface Footer {
  /**
   * One sentence about the company.
   */
  sentence: string;
  /**
   * Where the company works.
   */
  serves?: string;
  /**
   * Columns of links.
   *
   * @minItems 1
   * @maxItems 5
   */
  columns?: FooterColumn[];
  /**
   * Links to the company's own pages on social networks; they open in a new tab. Search engines are told that these pages are the company's.
   *
   * @minItems 0
   * @maxItems 8
   */
  social?: SocialLink[];
  /**
   * Links in the last line.
   *
   * @minItems 1
   * @maxItems 6
   */
  legal?: NavLink[];
  /**
   * The last line, for example the copyright.
   */
  smallPrint: string;
}
/**
 * A column of links.
 */
export interface FooterColumn {
  heading: ShortTitle;
  /**
   * From top to bottom.
   *
   * @minItems 1
   * @maxItems 12
   */
  links: NavLink[];
}
/**
 * A link to a social network.
 */
export interface SocialLink {
  label: ShortTitle;
  href: Href;
  icon: IconName;
}
/**
 * The words of buttons and of what screen readers say, where they are to be other than those that Pagewright has for the language. It has them in English, French, Swahili, Portuguese, Hindi, Odia and Arabic; a site in another language gives all of them.
 */
export interface Labels {
  /**
   * Skip link to the navigation, with its shortcut: Navigation (Alt+1).
   */
  skipToNavigation?: string;
  /**
   * Skip link to the main content, with its shortcut.
   */
  skipToMain?: string;
  /**
   * Skip link to the footer, with its shortcut.
   */
  skipToFooter?: string;
  /**
   * Name of the navigation for screen readers.
   */
  primaryNavigation?: string;
  /**
   * Name of the menu button on phones.
   */
  openMenu?: string;
  /**
   * Name of the link on the logo, and the first step of the breadcrumbs.
   */
  home?: string;
  /**
   * Name of the breadcrumbs for screen readers.
   */
  breadcrumbs?: string;
  /**
   * Name of the theme switch: Dark theme.
   */
  darkTheme?: string;
  /**
   * Said to screen readers after a link that opens a new tab.
   */
  opensInNewTab?: string;
  /**
   * Button that stops the slides.
   */
  pause?: string;
  /**
   * Button that lets the slides run.
   */
  play?: string;
  /**
   * Button to the slide before.
   */
  previousSlide?: string;
  /**
   * Button to the next slide.
   */
  nextSlide?: string;
  /**
   * Name of the slides for screen readers.
   */
  carousel?: string;
  /**
   * Name of the row of slide names for screen readers.
   */
  chooseSlide?: string;
  /**
   * Name of a slide for screen readers; {number} and {total} are filled in.
   */
  slideOf?: string;
  /**
   * Said beside a field that must be filled in.
   */
  required?: string;
  /**
   * Shown while the form is being sent.
   */
  sending?: string;
  /**
   * Shown when the form was sent.
   */
  sent?: string;
  /**
   * Shown when the form could not be sent.
   */
  failed?: string;
  /**
   * Shown when the visitor's mail program was opened.
   */
  mailOpened?: string;
  /**
   * Heading of the opening hours.
   */
  openingHours?: string;
  /**
   * Label before telephone numbers.
   */
  telephone?: string;
  /**
   * Label before e-mail addresses.
   */
  email?: string;
}
/**
 * What is different on the pages of one further language: the _site.json in its folder, for example pages/fr/_site.json. Menu and footer stand here in this language; what is left out is as in the _site.json of the pages folder.
 */
export interface LanguageDocument {
  /**
   * Where the schema is, so that your editor can help while you write.
   */
  $schema?: string;
  /**
   * The name of the site, shown beside the logo and after page titles.
   */
  name?: string;
  /**
   * Tokens that have another value in this language, such as an address with the country's name. All others are as in the _site.json of the pages folder, where every token has its first value.
   */
  tokens?: {
    [k: string]: string;
  };
  sections?: Sections;
  navigation: Navigation;
  contact?: LanguageContact;
  footer: Footer;
  labels?: Labels;
}
/**
 * What is different about the contact details, for example the hours in words.
 */
export interface LanguageContact {
  email?: Email;
  phone?: Phone;
  /**
   * A WhatsApp number with the code of its country, usually as a token: {whatsappNumber}. Contact blocks that ask for papers offer it. Left out, they do not.
   */
  whatsapp?: string;
  /**
   * When people answer, for example Monday to Saturday, 9:00 AM to 6:00 PM.
   */
  hours?: string;
  offices?: Offices;
}
