import type { Absence } from '../content/model/pages/publication';
import type { Reach } from '../content/model/reach';
import { isolated } from '../content/util/isolated';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Menu, footer, contact and the like, as the choice of a page names them. */
const SITE = '“The whole site”';

/** So many pages are named one by one. */
const MAX_NAMES = 3;

const someOf = (names: readonly string[]) => {
  const more = names.length - MAX_NAMES;
  return [...names.slice(0, MAX_NAMES).map(isolated), ...(more > 0 ? [`${more} more`] : [])].join(', ');
};

/** The site document, and those of its languages, are no pages. */
const inReach = ({ pages, isInSite }: Reach) => {
  const onPages = `on ${count(pages, 'page', 'pages')}`;
  if (!isInSite) return onPages;
  return pages === 0 ? `in ${SITE}` : `${onPages} and in ${SITE}`;
};

/** When a page comes or goes, in the person's own time zone. */
const dateOf = (absence: Absence) =>
  absence.reason === 'draft'
    ? ''
    : new Date(absence.text).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dayOf = (absence: Absence) =>
  absence.reason === 'draft'
    ? ''
    : new Date(absence.text).toLocaleDateString(undefined, { dateStyle: 'medium' });

/** The names of steps in the outline, as undo shows them. */
const outlineSteps = {
  move: (what: string, place: number) => `Move ${what} to place ${place}`,
  moveInto: (what: string, list: string) => `Move ${what} to ${list}`,
  duplicate: (what: string) => `Duplicate ${what}`,
  remove: (what: string) => `Delete ${what}`,
  add: (what: string) => `Add ${what}`,
};

const oncePublished = 'The live site changes once that is published, not before.';

/** Names of the pages that a change touches. */
interface ChangedNames {
  fresh: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
}

const notAdded = (what: string) =>
  `${what} was not added: its place is gone, because another program has changed this document meanwhile. Choose a place and add it again.`;

/** The words of the studio by area, all in one place so that they can be translated. Names and explanations of fields come from the schema. */
export const words = {
  /** The name of a control that is there several times: what it does, and to what. */
  named: (action: string, what: string) => `${action}: ${what}`,
  /** What stands in the place of what is still to be written or chosen. */
  left: {
    text: (hint: string) => `Still to write: ${isolated(hint)}`,
    link: 'Choose a page',
    picture: 'Choose a picture',
  },
  /** What was found at a place. */
  tones: { error: 'Error', hint: 'Hint', left: 'Still to write' },
  form: {
    required: 'required',
    help: (label: string) => `What is this: ${label}`,
    helpKey: 'What is this? F1 in the field shows and hides it.',
    helpKeyAround: 'What is this? F1 on its buttons shows and hides it, Shift+F1 in its fields.',
    left: (count: number) => `${count} left`,
    toWriteIn: (count: number) => `${count} to write`,
    over: (count: number) => `${count} too many`,
    fix: (fix: string) => `Fix: ${fix}`,
    /** What a fix does, on the button that makes it. */
    fixTitle: (title: string | undefined) => title ?? 'This is the real value',
    add: (what: string) => `Add ${what}`,
    rare: 'Settings that seldom change',
    addOne: 'Add …',
    remove: 'Remove',
    removeAll: 'Remove all',
    removeNamed: (what: string) => `Remove: ${what}`,
    removeAllNamed: (what: string) => `Remove all: ${what}`,
    added: (what: string) => `${what} was added.`,
    removed: (what: string) => `${what} was removed. Undo brings it back.`,
    problems: problemCount,
    between: (least: string, most: string) => `${least} to ${most}`,
    atLeast: (least: string) => `${least} or more`,
    atMost: (most: string) => `${most} or less`,
    visitorsSee: (tokens: readonly { token: string; value: string }[]) =>
      `Visitors see ${tokens.map(({ token, value }) => `“${isolated(value)}” for {${token}}`).join(', ')}.`,
    changeToken: (token: string) => `Change {${token}} everywhere`,
    notChosen: 'Not chosen',
    close: 'Close',
    searching: 'Searching …',
    dateUnfinished: 'It does not count yet: write the day and the time.',
    zone: (zone: string) => `in the time zone UTC${zone}`,
    zoneElsewhere: (zone: string, here: string) => `in the time zone UTC${zone}; here that is ${here}`,
    pickColor: (label: string) => `Pick: ${label}`,
    anchor: (id: string) => `Use “${id}”`,
    /** Of a text that the page has elsewhere. */
    take: (text: string) => `Take from the page: “${isolated(text)}”`,
    unknownPlace: 'The form of this place is not known. Choose a block.',
    list: {
      entry: (entry: string, number: number) => `${capital(entry)} ${number}`,
      nothing: 'Nothing stands in it yet',
      buttons: (title: string) => `Buttons: ${title}`,
      up: (title: string) => `Move up: ${title}`,
      down: (title: string) => `Move down: ${title}`,
      duplicate: (title: string) => `Duplicate: ${title}`,
      remove: (title: string) => `Remove: ${title}`,
      moved: (title: string, place: number, count: number) =>
        `${title} is now at place ${place} of ${count}.`,
      duplicated: (title: string) => `A copy of ${title} was added below it.`,
      most: (most: number) => `No more than ${most} can stand here.`,
      least: (least: number) => `At least ${least} must stay.`,
      pasted: (count: number) => `${count} lines were pasted.`,
      first: 'It is the first already.',
      last: 'It is the last already.',
      keys: 'Alt with the arrow keys moves it, Ctrl+D duplicates it, Delete removes it.',
    },
    link: {
      placeholder: 'Search a page or write an address',
      open: 'Show what links can lead to',
      none: 'Nothing of this site has these words. A web address, a mail address or a telephone number can be written out.',
      /** Of a link whose page or place is named above it. */
      address: (href: string) => `Address: ${href}`,
      place: (heading: string, page: string) => `${isolated(heading)} (on ${isolated(page)})`,
      groups: {
        chosen: 'Chosen now',
        typed: 'What you have written',
        home: 'Home page',
        pages: 'Pages',
        places: 'Places on pages',
        contact: 'Contact details that stand in one place for the whole site',
      },
      mailTo: (address: string) => `Mail to ${address}`,
      call: (number: string) => `Call ${number}`,
      web: (site: string) => `The web address ${site}`,
    },
    table: {
      add: 'Add',
      /** What the names and the values of a table are. */
      columns: (name: string, value: string | undefined) =>
        value === undefined ? `Each has first ${name}.` : `Each has first ${name}, and below it ${value}.`,
      name: (name: string, what: string | undefined) =>
        what === undefined ? `Name: ${name}` : `${capital(what)}: ${name}`,
      value: (name: string, what: string | undefined) =>
        what === undefined ? `Value: ${name}` : `${capital(what)}: ${name}`,
      newNamed: (what: string | undefined) => (what === undefined ? 'New name' : `New: ${what}`),
      taken: (name: string) => `There is ${name} already.`,
      /** Of a name that could not be given. */
      kept: (name: string, why: string) => `It is still called ${name}. ${why}`.trimEnd(),
    },
    picture: {
      choose: 'Choose a picture',
      other: 'Choose another one',
      ofField: (button: string, field: string) => `${button}: ${field}`,
      missing: 'Not among the pictures of this site',
      size: (width: number, height: number) => `${width} × ${height}`,
      upload: 'Upload a picture',
      drop: 'or drop one here, or paste it with Ctrl+V.',
      busy: 'The picture is being examined …',
      failed: (name: string) => `${name} could not be sent to the studio's server. Is it still running?`,
      search: 'Search by what it shows, by name, or by the page that it is on',
      pictures: 'Pictures of this site',
      fitting: 'These may fit',
      others: 'All others',
      none: 'No picture has all these words in what it shows, in its name, or in the title of a page with it. Try one word, look at all pictures, or upload one.',
      count: (pictures: number) => count(pictures, 'picture', 'pictures'),
      empty: 'There is no picture yet. Upload the first one.',
      all: (count: number) => `Show all ${count}`,
      whatTitle: 'What does it show?',
      what: 'For people who cannot see the picture',
      whatHelp: 'Say in a few words what there is to see, not that it is a picture: Two bakers at the oven.',
      use: 'Use this picture',
      later: 'Write it later',
      described: (text: string) =>
        `Picture put in. Its description is that of another page; change it where it does not fit: ${isolated(text)}`,
      back: 'Choose another one',
    },
    icon: {
      choose: 'Choose an icon',
      search: 'What should it show or stand for?',
      help: 'In English: truck, delivery, money, people. For the logo of a brand write brand and its name.',
      found: 'Icons',
      none: 'No icon has this name. Try another word for it.',
      count: (count: number) => (count === 1 ? '1 icon' : `${count} icons`),
    },
    richText: {
      bar: 'How the words look',
      bold: 'Bold (Ctrl+B)',
      stressed: 'Stressed (Ctrl+I)',
      list: 'List',
      numbers: 'Numbered list',
      link: 'Link (Ctrl+K)',
      linkSign: 'Link',
      linkWords: 'words of the link',
      leadsTo: 'Where the link goes',
    },
    json: {
      notJson: 'This is not JSON yet, so it does not count. Close each bracket and quotation mark.',
      help: 'There is no field for this value. Here it stands as JSON.',
    },
  },
  start: {
    title: 'Begin a site',
    intro: (dir: string) =>
      `There is no site in ${dir} yet. Answer these questions, and a small one is made there. Everything can be changed later.`,
    company: 'The company',
    questions: {
      name: { label: 'Name of the company', help: 'As visitors know it' },
      offer: { label: 'What does it do?', help: 'In one sentence of at most 100 characters' },
      language: { label: 'Language of the site', help: 'For another, begin in English' },
      town: { label: 'Town', help: 'Left out, there is no address' },
      country: { label: 'Country of the town', help: 'In English, or its two letters' },
      phone: { label: 'Telephone number', help: 'May be left out' },
      email: { label: 'E-mail address', help: 'For messages of the form' },
      url: { label: 'Web address of the site', help: 'Such as www.example.com; may be left out' },
    },
    palette: 'Colours, in the light theme and in the dark one',
    fonts: 'Letters of headings and texts',
    sample: {
      heading: 'Your company',
      text: 'This is how texts look, in a few words or in many.',
      link: 'Link',
      button: 'Button',
    },
    make: 'Make the site',
    making: 'Making the site …',
    made: (name: string) => `The site of ${name} is made.`,
    otherFolder: 'Stop the studio, and start it with another folder.',
  },
  title: 'Studio',
  keysOfOutline: 'Keys',
  bar: {
    save: 'Save',
    saving: 'Saving …',
    saveKeys: 'Ctrl+S',
    saved: 'Everything is saved',
    /** Of a text that two have changed. */
    toChoose: 'Yours or theirs?',
    unfinished: 'Code not finished',
    /** Of pages alone: a menu that has changed with them is none. */
    unsaved: (pages: number) =>
      pages === 0 ? 'Not saved yet' : `${count(pages, 'page', 'pages')} not saved`,
    undo: 'Undo',
    redo: 'Redo',
    undoStep: (step: string) => `Undo: ${isolated(step)}`,
    redoStep: (step: string) => `Redo: ${isolated(step)}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
    width: 'Width of the page',
    widths: { phone: 'Phone', tablet: 'Tablet', desk: 'Desk' },
    dark: 'Dark',
    theme: 'Dark theme',
    use: 'Use the page',
    useHelp: 'Clicks open menus, tabs and links, as they do for visitors',
    problems: problemCount,
    /** Only hints of other pages, which were there when the studio was opened. */
    nothingNew: 'No new problems',
    problemsNamed: (found: string) => `Problems: ${found}`,
  },
  find: {
    open: 'Find words',
    title: 'Find words on the whole site',
    text: 'Words',
    textHelp:
      'As they are written: a price, a telephone number, a name, or {phone} for what the site has in one place.',
    found: (texts: number, reach: Reach) =>
      texts === 0 ? 'Nothing has these words.' : `${count(texts, 'text', 'texts')} ${inReach(reach)}`,
    more: (number: number) => `And ${number} more, once these are replaced`,
    instead: 'Write instead',
    kept: (number: number) =>
      `${count(number, 'address or file name has', 'addresses and file names have')} these words too. ${number === 1 ? 'It stays as it is, so that its link or picture is found' : 'They stay as they are, so that links and pictures are found'}.`,
    replace: (number: number) => `Replace in ${count(number, 'text', 'texts')}`,
    step: (text: string, instead: string) => `Write “${isolated(instead)}” in place of “${isolated(text)}”`,
    replaced: (number: number) =>
      `Replaced in ${count(number, 'text', 'texts')}. It is not saved yet; undo takes it back.`,
    close: 'Close',
    uses: (token: string, reach: Reach) => `{${token}} stands ${inReach(reach)}`,
    usesUnknown: (token: string) => `{${token}}: not known, because the studio’s server does not answer`,
    usesTitle: 'Where they stand',
    isOneValue: (token: string) => `{${token}} stands here once for the whole site.`,
  },
  /** Of the button below a message that is shown until it was read. */
  noticeRead: 'OK',
  changedMeanwhile:
    'This was not possible, because another program has changed this text meanwhile. Nothing is lost: look at it as it is now, and try again.',
  /** What is used in many places. */
  uses: {
    placesGone: (links: number, reach: Reach) =>
      `${count(links, 'link', 'links')} ${inReach(reach)} led to a place that is gone now. Undo brings it back.`,
    tokenGone: (token: string, texts: number, reach: Reach) =>
      `{${token}} is gone, and still stands in ${count(texts, 'text', 'texts')} ${inReach(reach)}. Undo brings it back.`,
    languageGone: (folder: string, pages: number) =>
      pages === 0
        ? `${folder} is no language of the site any more. It had no pages.`
        : `${folder} is no language of the site any more. ${pages === 1 ? 'Its page stays' : `Its ${pages} pages stay`} on the site, with the menu of the main language: delete what visitors are not to see. Undo brings the language back.`,
    show: 'Show where',
    close: 'Close',
    leadAlong: 'Lead the links along',
    leadStep: (id: string) => `Lead the links to #${id}`,
    noNewId: 'The place has no new id of its own yet: write one, and choose where the links lead.',
    ledTo: (id: string, links: number, reach: Reach) =>
      `${count(links, 'link leads', 'links lead')} to #${id} now, ${inReach(reach)}.`,
    linksStay:
      'Not all links could be changed: some are written in another way, or have changed meanwhile. Look at them, and choose where they lead.',
    renameStep: (from: string, to: string) => `Rename {${from}} to {${to}}`,
    renamed: (to: string, texts: number, reach: Reach) =>
      texts === 0
        ? `It is called {${to}} now. No text uses it.`
        : `It is called {${to}} now, also in ${count(texts, 'text', 'texts')} ${inReach(reach)}.`,
    renamedButIn: (to: string, from: string, pages: readonly string[]) =>
      `It is called {${to}} now. What cannot be read at the moment may still have {${from}}: ${someOf(pages)}.`,
    nameTaken: (name: string, document: string) => `${document} has {${name}} already. Choose another name.`,
  },
  pageActions: {
    label: 'The open page',
    cancel: 'Cancel',
    changes: 'What changes with it',
    /** Read out, once they are listed. */
    found: (changes: number) =>
      changes === 0 ? 'Nothing else changes' : `${count(changes, 'change comes', 'changes come')} with it`,
    times: (number: number) => `(${number} times)`,
    nothing: 'Nothing else changes: no other page speaks of this one.',
    asking: 'Looking at the whole site …',
    duplicate: 'Duplicate',
    duplicateNamed: 'Duplicate the page',
    rename: {
      open: 'Rename',
      openNamed: 'Rename the page',
      title: 'Give the page another address',
      address: 'Address',
      addressHelp: 'The old address goes on leading here. Links and menus are changed with it.',
      addressHelpNew: 'Links and menus are changed with it.',
      translations: (routes: string) =>
        `Its translations keep their addresses: ${routes}. Open each of them and rename it, too.`,
      make: 'Rename the page',
      step: (to: string) => `Rename the page to ${to}`,
      made: (to: string) => `The page is at ${to} now. It is not saved yet.`,
    },
    remove: {
      open: 'Delete',
      openNamed: 'Delete the page',
      title: (name: string) => `Delete the page ${isolated(name)}`,
      target: 'The page that takes its place',
      targetHelp:
        'Visitors with an old link or a bookmark come there, and links in texts lead there. Entries of menus are taken out; choose a page here, and they lead to it where the menu does not have it yet.',
      noTarget: 'Nothing takes its place: its entries in menus are taken out, and its address leads nowhere.',
      pictures: (names: string) => `No other page shows these pictures, which stay in the folder: ${names}`,
      translations: (routes: string) =>
        `Its translations stay: ${routes}. Open each of them and delete it, too.`,
      again:
        'Read these places again afterwards: their words may still speak of the page. “Changes”, at the top right, leads to each of them.',
      make: 'Delete the page',
      step: (title: string) => `Delete the page ${title}`,
      made: (title: string, others: number) =>
        `${title} is deleted once you save. Undo brings it back.${others === 0 ? '' : ` ${count(others, 'other page has', 'other pages have')} changed with it: “Changes” leads to each place.`}`,
    },
  },
  pages: {
    find: 'Find a page',
    current: 'Page',
    found: (number: number) => count(number, 'page', 'pages'),
    none: 'No page has these words in its title or its address. “Find words” looks inside the pages.',
    noneAt: (address: string) => `There is no page at ${address}.`,
    more: (number: number) => `${number} more. A part of the title or of the address finds them.`,
    home: 'Home page: /',
    site: 'The whole site',
    siteIn: (folder: string) => `The whole site in the folder ${folder}`,
    siteHelp: 'Menu, footer, contact, telephone',
    problems: problemCount,
    unsaved: 'Not saved',
    absence: (absence: Absence) =>
      ({
        draft: 'Draft: visitors do not see it',
        early: `Public from ${dateOf(absence)}`,
        over: `Was public until ${dateOf(absence)}`,
      })[absence.reason],
    makePublic: 'Make it public',
    madePublic: (left: number) =>
      `The page is no draft any more${left === 0 ? '' : `, with ${count(left, 'place', 'places')} left to write`}. Visitors see it once it is handed over and published.`,
    absenceShort: (absence: Absence) =>
      ({ draft: 'Draft', early: `Public from ${dayOf(absence)}`, over: 'Not public any more' })[
        absence.reason
      ],
  },
  languages: {
    open: 'Languages',
    openNamed: 'Languages of the page',
    title: 'This page in the languages of the site',
    isOpen: 'Open now',
    isThere: 'Translated',
    isMissing: 'Not translated yet',
    go: 'Open',
    goTo: (language: string) => `Open in ${language}`,
    make: 'Translate',
    makeIn: (language: string) => `Translate into ${language}`,
    step: (language: string) => `Copy for ${language}`,
    made: (language: string) =>
      `This is a copy for ${language}: write over its texts. It is not saved yet; undo takes it back.`,
    servesAll: 'This page serves all languages.',
    close: 'Close',
    beside: 'Language beside',
    nothing: 'Nothing',
    left: (texts: number) => `${count(texts, 'text', 'texts')} left to translate`,
    leftHelp: 'Leads to the next text that is still the same in both languages',
    allTranslated: 'All texts are translated.',
    sameAs: (language: string) => `Not translated yet: the same as in ${language}.`,
    letStay: 'It stays as it is',
    letStayNamed: (field: string) => `It stays as it is: ${field}`,
    missing: (language: string, pages: number) => `Not in ${language} (${pages})`,
  },
  newPage: {
    open: 'New page',
    title: 'A new page',
    copyTitle: 'A copy of this page',
    name: 'Title',
    nameHelp: 'In the browser tab and in search results.',
    blankName: 'Only spaces stand here: write what the page is about.',
    shortName: 'Short name',
    shortNameHelp: 'In menus and breadcrumbs. Left out, it is the title.',
    description: 'Description',
    descriptionHelp:
      'One or two sentences for search results. Left out, you write it last, or take a short introduction for it.',
    descriptionOfCopy: 'One or two sentences for search results. Left out, it is that of the copied page.',
    kind: 'What it begins with',
    like: 'Like another page',
    model: 'The page that it is like',
    allBlocks: 'All blocks of that page, with all their entries',
    begins: (blocks: string, texts: number, links: number, pictures: number) => {
      const left = [
        ...(texts > 0 ? [count(texts, 'text', 'texts')] : []),
        ...(links > 0 ? [count(links, 'link', 'links')] : []),
        ...(pictures > 0 ? [count(pictures, 'picture', 'pictures')] : []),
      ];
      const places = left.length > 0 ? ` ${left.join(', ')} to write or choose.` : '';
      return `It begins with: ${blocks}.${places} More blocks can be added on the page.`;
    },
    copy: (title: string) => `A copy of “${isolated(title)}”`,
    kinds: {
      service: 'A service',
      software: 'Software',
      product: 'A product (a device)',
      legal: 'A legal text',
      page: 'Something else',
    },
    address: 'Address',
    /** Of those that no document names. */
    menuNames: {
      bar: 'The bar at the top',
      'footer/legal': 'The last line of the footer',
    } as Readonly<Record<string, string>>,
    menuName: (name: string) => capital(name).replace('/', ': '),
    draft: 'A draft: visitors do not see it until you make it public',
    addressTaken: 'There is a page at this address already.',
    addressWrong: 'An address has small letters, digits and hyphens: /products/new-shoes',
    menu: 'Its entry in a menu',
    noMenu: 'In no menu',
    make: 'Make the page',
    step: (title: string) => `New page: ${title}`,
    made: (title: string, left: number) =>
      left === 0
        ? `The page ${title} is made. It is not saved yet.`
        : `The page ${title} is made. F8 leads to what is left to write. It is not saved yet.`,
  },
  outline: {
    label: 'Blocks of the page',
    beside: 'Pages, and blocks of the open one',
    page: 'Title, description and dates',
    back: (page: string) => `Back to ${isolated(page)}`,
    drag: 'Move by dragging',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Delete',
    above: 'Add a block above',
    below: 'Add a block below',
    inside: 'Add a block to this tab',
    atEnd: 'Add a block at the end',
    keys: 'Enter leads to its texts, Escape back. Alt and arrow keys move a block, Delete removes it, Ctrl+D duplicates it, + adds one below. F8 leads to the next problem.',
    moved: (block: string, place: number, all: number) => `${block} is now block ${place} of ${all}`,
    duplicated: (block: string, place: number) => `${block} duplicated, as block ${place}`,
    movedInto: (block: string, place: number, all: number, list: string) =>
      `${block} is now block ${place} of ${all} in ${list}`,
    removed: (block: string) => `${isolated(block)} deleted. Undo brings it back.`,
    added: (block: string, place: number) => `${block} added, as block ${place}`,
    placeIsGone: notAdded,
    isFirst: 'It is the first block already',
    isLast: 'It is the last block already',
    least: (least: number) => `At least ${count(least, 'block', 'blocks')} must stay here`,
    full: (most: number) => `There is room for ${count(most, 'block', 'blocks')}`,
    cannotMoveInto: (block: string, list: string) => `${block} cannot be in ${list}`,
    withProblems: problemCount,
    steps: outlineSteps,
  },
  /** Of the site document: menus, columns and other lists. */
  menu: {
    label: 'Parts of the whole site',
    beside: 'Pages, and parts of the whole site',
    site: 'Name, logo and the rest',
    drag: 'Move by dragging',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Delete',
    above: 'Add one above',
    below: 'Add one below',
    inside: (entry: string) => `Add ${entry}`,
    keys: 'Enter leads to its texts, Escape back. Alt and arrow keys move an entry, Delete removes it, Ctrl+D duplicates it, + adds one. F8 leads to the next problem.',
    moved: (entry: string, place: number, all: number) => `${entry} is now at place ${place} of ${all}`,
    movedInto: (entry: string, place: number, all: number, list: string) =>
      `${entry} is now at place ${place} of ${all} in ${list}`,
    duplicated: (entry: string, place: number) => `${entry} duplicated, at place ${place}`,
    removed: (entry: string) => `${entry} deleted. Undo brings it back.`,
    added: (entry: string, place: number) => `${entry} added, at place ${place}`,
    placeIsGone: notAdded,
    isFirst: 'It is the first already',
    isLast: 'It is the last already',
    least: (least: number) => `At least ${count(least, 'entry', 'entries')} must stay here`,
    full: (most: number) => `There is room for ${count(most, 'entry', 'entries')}`,
    cannotMoveInto: (entry: string, list: string) =>
      `${entry} cannot be in ${list}. Drop it between two rows, or on what holds entries of its kind.`,
    withProblems: problemCount,
    steps: outlineSteps,
  },
  panel: {
    label: 'What you can change',
    page: 'The page',
    site: 'The whole site',
    language: 'The whole site in this language',
    part: capital,
    readOnly: 'This document cannot be changed here at the moment.',
    help: 'What is this block for?',
  },
  json: {
    choice: 'How the document is shown',
    choices: { form: 'Form', both: 'Both', json: 'Code' },
    loading: 'Opening the code …',
    label: (page: string) => `Code of ${page}`,
    keys: 'Ctrl+Space: what may stand here. F8: the next message; Ctrl+Shift+M: all of them. Tab leaves the text.',
    problem: (line: number) => `Line ${line} is not finished, so what you write does not count yet.`,
    throwAway: 'Throw away what is not finished',
    kept: (page: string) =>
      `The code of ${page} is not finished and does not count yet. It is kept until you come back.`,
    savedWithout: 'Saved without the code that is not finished. It is still here.',
    leave: {
      title: 'The code is not finished',
      help: 'What you have written last is not complete yet, so the page does not have it. The form cannot show it.',
      stay: 'Go on writing',
    },
    steps: { layout: 'Lay out the code', several: 'Write code' },
    /** What the editor itself says, by its English words. */
    phrases: {
      'Control character': 'Control character',
      Completions: 'What may stand here',
      Diagnostics: 'Messages',
      'No diagnostics': 'No messages',
      Find: 'Find',
      Replace: 'Replace with',
      next: 'Next',
      previous: 'Previous',
      all: 'All',
      'match case': 'Match case',
      regexp: 'Pattern',
      'by word': 'Whole words',
      replace: 'Replace',
      'replace all': 'Replace all',
      close: 'Close',
    },
  },
  frame: {
    title: (page: string) => `The page ${page}`,
  },
  picker: {
    title: 'Choose a block',
    search: 'Find a kind of block',
    searchHelp: 'Its name, or what it is for: questions, steps, customers',
    found: (number: number) => count(number, 'kind of block', 'kinds of block'),
    none: 'No kind of block fits these words.',
    noneHelp: 'Try another word. Without words, all kinds of block are here.',
    /** Other words by which blocks that show a picture are found. */
    pictures: 'pictures photos photographs images',
    whenToUse: 'When to use it:',
    add: (block: string) => `Add ${block}`,
    drawings: 'Drawings of the kinds of block',
    close: 'Close',
  },
  problems: {
    title: 'Problems',
    help: 'The site cannot be published with an error. With a hint it can: it is worth a look.',
    here: 'On this page',
    blocking: 'Elsewhere, before the site can be published',
    fresh: 'Elsewhere, new since the studio was opened',
    before: (number: number) => `Elsewhere, from before: ${count(number, 'hint', 'hints')}`,
    none: 'Nothing is wrong or left to write.',
    noneHere: 'None on this page.',
    hidden: (number: number) => `And ${number} more`,
    show: 'Show',
    more: 'Explained at length',
    /** What was found, and where. */
    at: (what: string, page: string, place: string) => `${what} ${page}, ${place}`,
    left: (number: number) => `${number} left`,
    /** Said behind it, and shown where there is room. */
    toWrite: 'to write',
    leftElsewhere: (number: number) => `${number} left to write elsewhere`,
    leftHelp: 'Leads to the next text, link or picture that is still to be written or chosen',
    /** What the button leads to; nothing where that is on another page. */
    next: (field: string) => (field === '' ? 'Next' : `Next: ${field}`),
    leftBefore: 'The one before, of what is left to write',
    open: 'Shows the problems. F8 leads to the next one, Shift+F8 to the one before, also while you write.',
    keys: 'F8 leads to the next problem, or text that is left to write, Shift+F8 to the one before.',
    noMore: 'No more on this page.',
    /** F8 has come to the end of the open page. */
    onwards: (key: string, page: string) => `Press ${key} again to go to: ${page}`,
    sentences: (first: string, second: string) => `${first} ${second}`,
    /** Everything on the open page is written. */
    finished: (errors: number, isDraft: boolean) => {
      const steps = [
        ...(errors > 0 ? [`F8 for ${count(errors, 'error', 'errors')}`] : []),
        ...(isDraft ? ['“Make it public” on the left'] : []),
        '“Hand over”, which also saves',
      ];
      return `Nothing is left to write on this page. What comes next: ${steps.join(', then ')}.`;
    },
    /** Where F8 has led. */
    shown: (tone: string, number: number, all: number, page: string, what: string) =>
      `${tone} ${number} of ${all}, ${page}: ${what}`,
    shownLeft: (tone: string, page: string, fix: string) => `${tone}, ${page}: ${fix}`,
    fixed: (fix: string) => `Done: ${fix}`,
    close: 'Close',
    errors: (number: number) => `${count(number, 'error', 'errors')} on this page`,
    gone: 'No errors on this page any more',
  },
  history: {
    open: 'History',
    openNamed: 'History of the page',
    title: 'History of this page',
    close: 'Close',
    loading: 'The history is being read …',
    none: 'This page has no history yet: it was not handed over.',
    older: 'What was changed then is older than this list.',
    renamed: 'Nothing that visitors see, or only the address.',
    cut: (shown: number) => `The latest ${shown} versions. There are older ones.`,
    show: 'As it was, and now',
    asOf: (day: string) => `On ${day}`,
    compareTitle: (page: string) => `As it was, and now: ${page}`,
    bringBack: 'Bring this back',
    step: (day: string) => `Bring back the page of ${day}`,
    undone: (step: string) => `Undone: ${step}`,
    redone: (step: string) => `Done again: ${step}`,
  },
  changes: {
    open: 'Changes',
    title: 'What you have changed',
    help: 'Compared with the last state that was handed over; with what you have not saved yet.',
    helpOpened: 'Compared with when the studio was opened; with what you have not saved yet.',
    loading: 'The changes are being collected …',
    none: 'Nothing has changed.',
    noMore: 'Nothing more has changed.',
    newPage: 'The page is new.',
    removedPage: 'The page was deleted.',
    unreadable: 'It cannot be read at the moment. The list of problems says why.',
    site: 'The whole site',
    pictures: 'Pictures',
    pictureAdded: (name: string) => `${name} added`,
    pictureChanged: (name: string) => `${name} changed`,
    pictureUnused: (name: string) => `${name}: a new picture, used nowhere`,
    pictureAsked: (name: string) => `Delete ${name}? Undo does not bring it back.`,
    pictureDelete: 'Delete',
    pictureKeep: 'Keep it',
    pictureDeleted: (name: string) => `${name} was deleted.`,
    pictureRemoved: (name: string) => `${name} removed`,
    compare: 'Before and now',
    compareNamed: (change: string, page: string) => `Before and now: ${change}, ${page}`,
    compareTitle: (page: string) => `Before and now: ${page}`,
    before: 'Before',
    now: 'Now',
    frame: (side: string, page: string) => `${side}: the page ${page}`,
    show: 'Go there',
    showNamed: (page: string) => `Go there: ${page}`,
    showPlaceNamed: (change: string, page: string) => `Go there: ${change}, ${page}`,
    takeBack: 'Take back',
    takeBackNamed: (change: string, page: string) => `Take back: ${change}, ${page}`,
    takeBackPage: 'Take all back',
    takeBackPageNamed: (page: string) => `Take all back: ${page}`,
    step: (what: string) => `Take back ${what}`,
    same: 'It is that already.',
    takenBack: (step: string) => `Done: ${step}. It is not saved yet.`,
    close: 'Close',
  },
  handOver: {
    title: 'Hand over',
    nothing: 'Nothing is left to hand over.',
    /** Without a server a change stays on this computer. */
    help: (isUnsaved: boolean, hasRemote: boolean) => {
      const does = hasRemote
        ? `${isUnsaved ? 'Saves, and gives' : 'Gives'} the changes above to whoever publishes the site.`
        : `${isUnsaved ? 'Saves, and puts' : 'Puts'} the changes above together, on this computer, for whoever publishes the site.`;
      return `${does} ${oncePublished}`;
    },
    becomePublic: (pages: readonly string[]) => `From then on visitors also see: ${someOf(pages)}.`,
    /** What no build accepts: mistakes, and texts that are left to write. */
    notPublishable: (mistakes: number, left: number, pages: readonly string[]) => {
      const found = [
        ...(mistakes > 0 ? [count(mistakes, 'mistake', 'mistakes')] : []),
        ...(left > 0 ? [`${count(left, 'text', 'texts')} left to write`] : []),
      ];
      return `The site cannot be published like this: ${found.join(' and ')}, on ${someOf(pages)}. You can hand it over all the same, and go on later.`;
    },
    drafts: (pages: readonly string[]) =>
      pages.length === 1
        ? `${pages[0]} is a draft: visitors do not see it until you make it public.`
        : `These pages are drafts, and visitors do not see them until you make them public: ${someOf(pages)}.`,
    onto: (branch: string) => `They are added to what you have handed over before (branch ${branch}).`,
    unsent: (names: readonly string[]) =>
      `${count(names.length, 'change was', 'changes were')} handed over, but could not be sent yet: ${someOf(names.map((name) => `“${name}”`))}. Nothing is lost: everything is kept on this computer.`,
    unsentOnto: (branch: string) => `Sending again keeps the name: ${branch} (a branch in Git).`,
    unsentToo: 'Handing over now sends all of it together.',
    sendAgain: (isUnsaved: boolean) => (isUnsaved ? 'Save and send again' : 'Send again'),
    name: 'What the change is called',
    nameHelp: 'In a few words, such as: New prices for repairs',
    pictures: 'pictures',
    /** What a change is called until the person says something better. */
    proposedName: (pages: ChangedNames) => {
      const parts = [
        ...(pages.fresh.length > 0 ? [`new: ${someOf(pages.fresh)}`] : []),
        ...(pages.changed.length > 0 ? [`changed: ${someOf(pages.changed)}`] : []),
        ...(pages.removed.length > 0 ? [`deleted: ${someOf(pages.removed)}`] : []),
      ];
      return capital(parts.join('; '));
    },
    author: 'Your name',
    email: 'Your mail address',
    authorHelp: 'Both are noted with the change. They are asked once for this site.',
    button: (isUnsaved: boolean) => (isUnsaved ? 'Save and hand over' : 'Hand over'),
    busy: 'Handing over …',
    notSaved: 'Not everything could be saved, so nothing was handed over.',
    done: 'Handed over. Next, ask for it to be published:',
    doneWithoutAddress: `Handed over. Next, tell whoever publishes the site. ${oncePublished}`,
    doneHere: `Put together on this computer: there is no server that it could be sent to. Next, tell whoever publishes the site. ${oncePublished}`,
    propose: 'Ask for it to be published',
    /** For whoever works with Git. */
    opensProposal: (branch: string) =>
      `Opens, in a new tab, a pull request for the branch ${branch}. ${oncePublished}`,
    branch: (branch: string) => `Tell them its name, by which they find it: ${branch} (a branch in Git).`,
    goOn: 'You can go on; what you hand over next is added to it.',
  },
  /** Handing over without a repository. */
  archive: {
    help: (isUnsaved: boolean) =>
      `${isUnsaved ? 'Saves, and gives' : 'Gives'} you the changed files as one archive, which you can send to whoever publishes the site. ${oncePublished}`,
    button: (isUnsaved: boolean) => (isUnsaved ? 'Save and get the changed files' : 'Get the changed files'),
    done: (name: string) => `${name} is among your downloads. Next, send it to whoever publishes the site.`,
  },
  /** What others have handed over. */
  others: {
    title: 'Changes of others',
    help: 'Brings what others have handed over into this folder. What you have changed stays as it is.',
    button: 'Get others’ changes',
    busy: 'Asking the server …',
    none: 'There is nothing new.',
    taken: 'These are here now:',
    change: (author: string, name: string) => `${author}: ${name}`,
    program: 'More than pages has changed. End the studio and start it again.',
    behindMain:
      'Others have changed the published site. That comes here once your own changes are part of it.',
  },
  save: {
    saved: (names: readonly string[]) => `Saved: ${someOf(names)}`,
    nothing: 'Everything is saved already',
    noServer: 'Not saved: the studio’s server does not answer. What you have done stays here.',
    merged: (page: string) => `“${isolated(page)}” was changed elsewhere, too. Both changes are kept.`,
    changedElsewhere: (page: string) => `“${isolated(page)}” was changed elsewhere. You see it as it is now.`,
    brokenElsewhere: (page: string) =>
      `“${isolated(page)}” was changed elsewhere and cannot be read as it is now. What you have done stays here.`,
    goneElsewhere: (page: string) => `“${isolated(page)}” was deleted elsewhere.`,
    goneButKept: (page: string) =>
      `“${isolated(page)}” was deleted elsewhere. What you have done stays here; to save makes the page again.`,
    unwritable: (page: string, why: string) =>
      `Not saved: “${isolated(page)}”. ${why} What you have done stays here.`,
    conflictsFirst: 'Not saved: first choose where two have changed the same.',
  },
  server: {
    gone: 'The studio’s server does not answer. What you do is kept in this browser until it is back.',
    goneShort: 'No connection. Your work is kept here.',
    back: 'The studio’s server answers again',
  },
  drafts: {
    title: 'There is work that was not saved',
    from: (when: string) => `From ${when}`,
    takeUp: 'Take it up again',
    throwAway: 'Throw it away',
    later: 'Decide later',
    differs: 'It differs from what is saved in this:',
    more: (number: number) => `and ${number} more`,
    unfinished: 'Code that is not finished',
    stillHere: 'What you had not saved is still here',
    takenUp: 'Your earlier work is back. It is not saved yet.',
    thrownAway: 'Thrown away',
  },
  conflicts: {
    title: 'You and somebody else have changed the same text',
    help: 'While you worked, somebody else changed this in another way. Choose which of the two stays. Undo takes your choice back.',
    pageTitle: 'You and somebody else have made a page at the same address',
    pageHelp: 'Choose which of the two stays. Undo takes your choice back.',
    ours: 'Yours',
    theirs: 'Theirs',
    keepOurs: 'Keep yours',
    keepTheirs: 'Keep theirs',
    nothing: 'Removed',
    place: 'At another place',
    found: (number: number) => `${count(number, 'place was', 'places were')} changed by somebody else, too`,
    step: 'Take my own value',
    theirsStep: 'Take the value of somebody else',
  },
  firstSteps: {
    label: 'First steps',
    steps: [
      'Click anything on the page to change it. Its words are then on the right.',
      'On the left you move, add and delete the blocks of the page, and find other pages.',
      'Save keeps your work on this computer. “Hand over” gives it to whoever publishes the site, and visitors see it once it is published. Ctrl+Z takes back whatever you did.',
    ],
    done: 'Got it',
  },
  windowSize: {
    title: 'The studio needs more room',
    text: (width: number, height: number) =>
      `It shows a page beside its form, which takes a window of 1280 by 720. This one is ${width} by ${height}. Make it larger, or make what is shown smaller with Ctrl and minus.`,
    goOn: 'Go on anyway',
  },
  loading: 'Opening the studio …',
  failed: 'The studio cannot be opened',
  again: 'Try again',
} as const;

function problemCount(errors: number, hints: number): string {
  const found = [
    ...(errors ? [count(errors, 'error', 'errors')] : []),
    ...(hints ? [count(hints, 'hint', 'hints')] : []),
  ];
  return found.join(', ') || 'No problems';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
