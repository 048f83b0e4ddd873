import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPolicy } from './policy';

const page = (inside: string) => `<!doctype html><html><head><meta charset="utf-8"/>${inside}</head></html>`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const metaOf = (html: string) => / content="(default-src [^"]+)"/.exec(html)?.[1] ?? '';

const headerOf = (policy: ReturnType<typeof createPolicy>, wanted = 'Content-Security-Policy') =>
  policy.headers().find(([name]) => name === wanted)?.[1] ?? '';

/** The values of one directive. */
const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .map((each) => each.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

describe('the policy of a page', () => {
  it('comes before everything that it covers, and after the character set', () => {
    const html = createPolicy(undefined).secure(page('<script>run()</script>'));
    expect(html).toMatch(/<meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" [^>]+><script>/);
  });

  it('allows inline scripts and styles by their hashes, and no data', () => {
    const html = page(
      `<script>\n run("</")\n</script><script type="module" data-a=">">start()</script>` +
        '<script src="/a.js"></script><script type="application/ld+json">{}</script>' +
        '<script type="application/json" id="data">{}</script><style>a{}</style>',
    );
    const policy = metaOf(createPolicy(undefined).secure(html));
    expect(directive(policy, 'script-src')).toEqual([`'self'`, hash('\n run("</")\n'), hash('start()')]);
    expect(directive(policy, 'style-src')).toEqual([`'self'`, hash('a{}')]);
  });

  it('forbids what is not named, and never allows unknown inline code', () => {
    const policy = metaOf(createPolicy(undefined).secure(page('')));
    expect(directive(policy, 'default-src')).toEqual([`'none'`]);
    expect(directive(policy, 'base-uri')).toEqual([`'none'`]);
    expect(directive(policy, 'require-trusted-types-for')).toEqual([`'script'`]);
    expect(policy).not.toContain('unsafe');
    // Browsers ignore it in a meta element.
    expect(policy).not.toContain('frame-ancestors');
  });

  it.each([
    ['no endpoint', undefined, []],
    ['an endpoint', 'https://forms.example:8443/contact?of=1', ['https://forms.example:8443']],
  ])('with %s allows no other address elsewhere', (_name, endpoint, elsewhere) => {
    const policy = metaOf(createPolicy(endpoint).secure(page('')));
    expect(directive(policy, 'connect-src')).toEqual([`'self'`, 'blob:', ...elsewhere]);
    expect(directive(policy, 'form-action')).toEqual(['mailto:', ...elsewhere]);
    expect(policy.match(/https?:[^ ;]*/g) ?? []).toEqual([...elsewhere, ...elsewhere]);
  });
});

describe('the headers of a site', () => {
  it('allow the inline code of all pages', () => {
    const policy = createPolicy(undefined);
    policy.secure(page('<script>one()</script>'));
    policy.secure(page('<script>one()</script><script>two()</script>'));
    expect(directive(headerOf(policy), 'script-src')).toEqual([`'self'`, hash('one()'), hash('two()')]);
  });

  it('let nobody show the site in a frame, and only a site with frames itself', () => {
    const policy = createPolicy(undefined);
    expect(directive(headerOf(policy), 'frame-ancestors')).toEqual([`'none'`]);
    expect(directive(headerOf(policy), 'frame-src')).toBeUndefined();
    policy.secure(page('<iframe src="/a"></iframe>'));
    expect(directive(headerOf(policy), 'frame-ancestors')).toEqual([`'self'`]);
    expect(directive(headerOf(policy), 'frame-src')).toEqual([`'self'`]);
  });
});
