import type { AllLabels } from './all-labels';

/** The labels in Hindi. */
export const hi: AllLabels = {
  skipToNavigation: 'मेन्यू पर जाएँ (Alt+1)',
  skipToMain: 'मुख्य सामग्री पर जाएँ (Alt+2)',
  skipToFooter: 'पेज के अंत में जाएँ (Alt+3)',
  primaryNavigation: 'मुख्य मेन्यू',
  openMenu: 'मेन्यू',
  home: 'होम',
  breadcrumbs: 'आप यहाँ हैं',
  darkTheme: 'डार्क थीम',
  opensInNewTab: 'नए टैब में खुलता है',
  pause: 'स्लाइड रोकें',
  play: 'स्लाइड चलाएँ',
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  carousel: 'एक नज़र में',
  chooseSlide: 'स्लाइड चुनें',
  slideOf: 'स्लाइड {number}, कुल {total}',
  required: 'ज़रूरी',
  sending: 'आपका संदेश भेजा जा रहा है',
  sent: 'धन्यवाद। आपका संदेश भेज दिया गया है।',
  failed: 'आपका संदेश भेजा नहीं जा सका। आपने जो लिखा है वह सुरक्षित है। कृपया फिर से कोशिश करें या हमें फ़ोन करें।',
  mailOpened: 'आपका संदेश अब आपके ईमेल प्रोग्राम में भेजने के लिए तैयार दिखना चाहिए। अगर न दिखे, तो कृपया हमें ईमेल लिखें।',
  openingHours: 'खुलने का समय',
  telephone: 'फ़ोन',
  email: 'ईमेल',
};
