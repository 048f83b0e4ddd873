import type { AllLabels } from './all-labels';

/** The labels in Odia. */
export const or: AllLabels = {
  skipToNavigation: 'ମେନୁକୁ ଯାଆନ୍ତୁ (Alt+1)',
  skipToMain: 'ମୁଖ୍ୟ ବିଷୟବସ୍ତୁକୁ ଯାଆନ୍ତୁ (Alt+2)',
  skipToFooter: 'ପୃଷ୍ଠାର ଶେଷକୁ ଯାଆନ୍ତୁ (Alt+3)',
  primaryNavigation: 'ମୁଖ୍ୟ ମେନୁ',
  openMenu: 'ମେନୁ',
  home: 'ମୂଳ ପୃଷ୍ଠା',
  breadcrumbs: 'ଆପଣ ଏଠାରେ ଅଛନ୍ତି',
  darkTheme: 'ଗାଢ଼ ଥିମ୍',
  opensInNewTab: 'ନୂଆ ଟ୍ୟାବରେ ଖୋଲେ',
  pause: 'ସ୍ଲାଇଡ୍ ବନ୍ଦ କରନ୍ତୁ',
  play: 'ସ୍ଲାଇଡ୍ ଚଲାନ୍ତୁ',
  previousSlide: 'ପୂର୍ବ ସ୍ଲାଇଡ୍',
  nextSlide: 'ପରବର୍ତ୍ତୀ ସ୍ଲାଇଡ୍',
  carousel: 'ଏକ ନଜରରେ',
  chooseSlide: 'ସ୍ଲାଇଡ୍ ବାଛନ୍ତୁ',
  slideOf: 'ସ୍ଲାଇଡ୍ {number}, ମୋଟ {total}',
  required: 'ଆବଶ୍ୟକ',
  sending: 'ଆପଣଙ୍କ ବାର୍ତ୍ତା ପଠାଯାଉଛି',
  sent: 'ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ବାର୍ତ୍ତା ପଠାଯାଇଛି।',
  failed: 'ଆପଣଙ୍କ ବାର୍ତ୍ତା ପଠାଯାଇପାରିଲା ନାହିଁ। ଆପଣ ଯାହା ଲେଖିଛନ୍ତି ତାହା ସୁରକ୍ଷିତ ଅଛି। ଦୟାକରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ କିମ୍ବା ଆମକୁ ଫୋନ୍ କରନ୍ତୁ।',
  mailOpened: 'ଆପଣଙ୍କ ଇମେଲ୍ ପ୍ରୋଗ୍ରାମରେ ଏବେ ଆପଣଙ୍କ ବାର୍ତ୍ତା ପଠାଇବା ପାଇଁ ପ୍ରସ୍ତୁତ ଦେଖାଯିବା ଉଚିତ। ନ ଦେଖାଗଲେ, ଦୟାକରି ଆମକୁ ଇମେଲ୍ ଲେଖନ୍ତୁ।',
  openingHours: 'ଖୋଲା ରହିବାର ସମୟ',
  telephone: 'ଫୋନ୍',
  email: 'ଇମେଲ୍',
};
