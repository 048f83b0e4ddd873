/**
 * Parses HTML into a document in which nothing runs, and of which nothing is fetched. The policy of Trusted Types refuses DOMParser and
 * innerHTML, which could make elements of any text in the page in view; XMLHttpRequest makes a document of its own.
 *
 * @throws Error when the browser cannot
 */
export function parseHtml(html: string): Promise<Document> {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.onloadend = () => {
      URL.revokeObjectURL(address);
      if (request.response) resolve(request.response);
      else reject(new Error('The HTML could not be parsed.'));
    };
    request.open('GET', address);
    request.responseType = 'document';
    request.send();
  });
}
