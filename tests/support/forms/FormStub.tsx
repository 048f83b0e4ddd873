import { useState } from 'react';
import { applyOperation } from '../../../src/content/edit/operations/apply';
import { formSchema } from '../../../src/content/form/form-schema';
import type { Operation } from '../../../src/content/model/operation';
import type {
  StudioChoices,
  StudioIcon,
  StudioPicture,
} from '../../../src/content/model/protocols/studio-choices';
import { loadSchemas } from '../../../src/node/read/validator-config';
import { Form } from '../../../src/studio/form/Form';
import type { FormProps } from '../../../src/studio/form/form-props';

const schemas = await loadSchemas();

/** The forms of pages and of the site document. */
export const forms = { page: formSchema(schemas, 'page'), site: formSchema(schemas, 'site') };

/** A picture of the site, and what it shows. */
export const stubPicture = (name: string, about = '', alt = ''): StudioPicture => ({
  ...{ name, about, alt, altIn: {}, isNarrow: false, narrow: '' },
  ...{ width: 640, height: 480, url: `/media/${name}` },
});

/** What a small site offers. */
export const stubChoices: StudioChoices = {
  pages: [
    { route: '/', name: 'Home', title: 'Home', places: [{ id: 'contact', heading: 'Write to us' }] },
    { route: '/services/repairs', name: 'Repairs', title: 'Repairs of shoes', places: [] },
  ],
  pictures: [stubPicture('bench.webp', 'Two cobblers at work'), stubPicture('oven.webp', 'Bread on a stone')],
  tokens: { phone: '+00 000 0000', email: 'desk@example.com', company: 'Example Works' },
  tokensIn: {},
  colors: [{ name: 'green', value: '#123456' }],
  languages: [],
  patterns: [{ name: 'phula', tiles: { slate: '/slate-phula.svg', marigold: '/marigold-phula.svg' } }],
};

const icons: StudioIcon[] = ['truck', 'package', 'student'].map((name) => ({ name, svg: '<svg/>' }));

/** What a form has done to its document. */
export interface Edited {
  document: unknown;
  /** All operations so far, with the group of each. */
  operations: (Operation & { group?: string })[];
}

export interface FormStubProps extends Partial<FormProps> {
  document: unknown;
  edited: Edited;
  /** What a change waits for, as the new name of a token waits for the server. */
  waitsFor?: Promise<void>;
}

/** A form over a document that really changes, by the operations that the form gives. Each must fit the document as it is. */
export function FormStub({ document, edited, schema = forms.page, waitsFor, ...props }: FormStubProps) {
  const [text, setText] = useState(() => JSON.stringify(document));
  const value: unknown = JSON.parse(text);
  edited.document = value;

  function onChange(operations: readonly Operation[], group?: string) {
    edited.operations.push(...operations.map((operation) => ({ ...operation, group })));
    const apply = () =>
      setText((before) => operations.reduce((now, operation) => applyOperation(now, operation).text, before));
    if (waitsFor) void waitsFor.then(apply);
    else apply();
  }

  return (
    <Form
      schema={schema}
      document={value}
      pointer=""
      issues={[]}
      choices={stubChoices}
      findIcons={async (query) => icons.filter(({ name }) => name.includes(query))}
      addPicture={async ({ name }) => ({ problem: `${name} is no picture.` })}
      onChange={onChange}
      notify={() => {}}
      {...props}
    />
  );
}
