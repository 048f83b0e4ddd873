import type { AllLabels } from './all-labels';

/** The labels in Arabic. */
export const ar: AllLabels = {
  skipToNavigation: 'انتقل إلى القائمة (Alt+1)',
  skipToMain: 'انتقل إلى المحتوى الرئيسي (Alt+2)',
  skipToFooter: 'انتقل إلى أسفل الصفحة (Alt+3)',
  primaryNavigation: 'القائمة الرئيسية',
  openMenu: 'القائمة',
  home: 'الرئيسية',
  breadcrumbs: 'مسار التصفح',
  darkTheme: 'المظهر الداكن',
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  pause: 'إيقاف الشرائح',
  play: 'تشغيل الشرائح',
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
  carousel: 'لمحة سريعة',
  chooseSlide: 'اختر شريحة',
  slideOf: 'الشريحة {number} من {total}',
  required: 'مطلوب',
  sending: 'جارٍ إرسال رسالتك',
  sent: 'شكرًا لك. لقد أُرسلت رسالتك.',
  failed: 'تعذّر إرسال رسالتك. لم يضع شيء مما كتبته. يُرجى المحاولة مرة أخرى أو الاتصال بنا.',
  mailOpened:
    'يُفترض أن يعرض برنامج البريد لديك رسالتك الآن جاهزة للإرسال. إن لم يحدث ذلك، فراسلنا عبر البريد الإلكتروني.',
  openingHours: 'ساعات العمل',
  telephone: 'الهاتف',
  email: 'البريد الإلكتروني',
};
