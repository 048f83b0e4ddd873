import { type Case, pageShowing } from '../case';

const shown = pageShowing('media-shop/heel.jpg', 'media-shop/heel.jpg');

export default {
  files: { 'heels.json': shown, 'soles.json': shown.replace('Our heels', 'Our soles') },
  pictures: { 'media-shop/heel.jpg': { fault: 'corrupt', detail: '' } },
} satisfies Case;
