import { expect, test } from 'vitest';
import { MAX_LONG_TEXT_TIME } from '../../../../../tests/support/runner/patience';
import { suggestLink } from './suggest-link';

test.each([
  ['sms:0201234567', 'message', 'tel:0201234567'],
  ['whatsapp:0201234567', 'chat', ''],
  ['https://api.whatsapp.com/ send', 'spaces', ''],
  ['api.whatsapp.com/send?phone=233201234567&text=Hello', 'chat', 'https://wa.me/233201234567'],
  ['WhatsApp: +91 98610 12345', 'chat', 'https://wa.me/919861012345'],
  ['Tel.: +44 (0) 20 7946 0000', 'bare-phone', 'tel:+442079460000'],
  ['020/1234567', 'bare-phone', 'tel:0201234567'],
  ['12/05/2026', 'bare-page', '/12/05/2026'],
  ['clinic.co.ke', 'bare-address', 'https://clinic.co.ke'],
  ['Clinic.CO.KE/Fees?a=B', 'bare-address', 'https://clinic.co.ke/Fees?a=B'],
  ['school.edu.gh/fees.pdf', 'bare-address', 'https://school.edu.gh/fees.pdf'],
  ['fees.PDF#page=2', 'file', ''],
  ['about.html', 'bare-page', '/about'],
  ['« https://a.com »', 'marks', 'https://a.com'],
  ['<a href="/services">Services</a>', 'marks', '/services'],
  ['[x](javascript:alert)', 'script', ''],
  ['(javascript:alert(1))', 'script', ''],
  ['ama [at] school.edu.gh', 'bare-email', 'mailto:ama@school.edu.gh'],
  ['E-mail: ama@school,edu.gh', 'bare-email', 'mailto:ama@school.edu.gh'],
  ['ama@gmail', 'bare-email', ''],
  ['https://a.com or https://b.com', 'several', ''],
  ['https:// a.com', 'spaces', 'https://a.com'],
  ['ama@a.com, kofi@b.com', 'several', ''],
  ['mailto:ama@a.com, kofi@b.com', 'spaces', 'mailto:ama@a.com,kofi@b.com'],
  ['#prices#prices', 'anchor', '#prices'],
  ['/services/soles #prices', 'spaces', '/services/soles#prices'],
  ['/our services/soles', 'spaces', ''],
  ['services\\soles', 'backslash', '/services/soles'],
  ['home', 'bare-page', '/home'],
  ['N/A', 'nothing', ''],
  ['{town}', 'token', ''],
])('%s is %s: %s', (link, kind, suggestion) => {
  expect(suggestLink(link)).toEqual({ link, kind, suggestion });
});

test.each([' ', '(', '[', '.', 'a.', '-', '@', ',', '\\', '1', '1 ', 'mail ', 'a@', ' or ', '&a', '٣'])(
  'a long link of %j takes no long time',
  (piece) => {
    for (const start of ['', 'mail', 'sms:', 'whatsapp:?', '+1', '[a](', '<a ', 'x@', '/', 'https:// ']) {
      const started = performance.now();
      suggestLink(`${start}${piece.repeat(200_000)}!`);
      expect(performance.now() - started).toBeLessThan(MAX_LONG_TEXT_TIME);
    }
  },
);
