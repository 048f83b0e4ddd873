import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { _, type CodeKeywordDefinition } from 'ajv';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { CHECKED_SCHEMAS, schemaCompiler, schemaId } from '../../content/schema/compile';
import type { PrecompiledValidators, Schemas } from '../../content/model/source';
import { createCache } from './cache';
import { PROJECT_ROOT } from '../project';
import { sha256 } from '../system/sha256';
import { versionOf } from '../system/version-of';

const require = createRequire(import.meta.url);

/** Raise this number when the way of making the code changes. */
const VALIDATORS_VERSION = 3;

/**
 * The schemas as precompiled code that answers yes or no, ten times as fast as compiling them: made once for the same schemas and the
 * same compiler, and cached.
 */
export async function loadPrecompiledValidators(
  schemas: Schemas,
  cacheDir = path.join(PROJECT_ROOT, '.cache/schemas'),
): Promise<PrecompiledValidators> {
  const content = sha256(JSON.stringify(schemas));
  const key = `checks, ${VALIDATORS_VERSION}, ajv ${versionOf('ajv')}, ${content}`;
  const code = await createCache(cacheDir).cached(key, async () => Buffer.from(await codeOf(schemas)));
  const exported: Partial<PrecompiledValidators> = {};
  compileFunction(code.toString(), ['exports', 'require', 'module'])(exported, require, {});
  const { page, site, language, href } = exported;
  if (!page || !site || !language || !href) throw new Error('The code made of the schemas lacks a check.');
  return { page, site, language, href };
}

async function codeOf(schemas: Schemas): Promise<string> {
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const ajv = schemaCompiler(schemas, { code: { source: true, lines: false }, messages: false });
  for (const name of ['maxLength', 'minLength'] as const)
    ajv.removeKeyword(name).addKeyword(quickLength(name));
  const names = Object.entries(CHECKED_SCHEMAS).map(([name, place]) => [name, schemaId(place)]);
  return standalone(ajv, Object.fromEntries(names));
}

/**
 * A text has at most as many characters as JavaScript counts units in it, and at least half as many: so the
 * characters rarely have to be counted.
 */
function quickLength(keyword: 'maxLength' | 'minLength'): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    code(context) {
      const { data, schemaCode: limit, gen } = context;
      const characters = gen.scopeValue('func', { ref: ucs2length, code: COUNT });
      context.fail(
        keyword === 'maxLength'
          ? _`${data}.length > ${limit} && ${characters}(${data}) > ${limit}`
          : _`${data}.length < 2 * ${limit} && ${characters}(${data}) < ${limit}`,
      );
    },
  };
}

const COUNT = _`require("ajv/dist/runtime/ucs2length").default`;
