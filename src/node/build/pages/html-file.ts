import { HOME } from '../../../content/model/addresses/route';

/** `/services/repairs.html` for `/services/repairs`; hosts answer it at the address without `.html`. */
export function htmlFile(route: string): string {
  return route === HOME ? '/index.html' : `${route}.html`;
}
