import { HOME } from '../../../content/model/route';

/** `/services/erp.html` for `/services/erp`; hosts answer it at the address without `.html`. */
export function htmlFile(route: string): string {
  return route === HOME ? '/index.html' : `${route}.html`;
}
