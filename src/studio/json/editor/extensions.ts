import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { linter, lintKeymap, nextDiagnostic, previousDiagnostic } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  type Command,
  drawSelection,
  EditorView,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { documentName } from '../../store/pages/page-name';
import { words } from '../../words';
import { explanations } from './explanations';
import type { EditorTools } from './editor-tools';
import { editorTheme } from './editor-theme';
import { offersFrom } from './offers';
import { editorHistory } from './editor-history';

/** What the editor can do. Tab leaves it; steps are the studio's. */
export function extensions(options: EditorTools): Extension {
  const { studio, path, describedBy, isUnfinished } = options;
  // What is no JSON yet has one message only: F8 does not leave it for another page.
  const toMessage = (lead: Command) => (view: EditorView) => lead(view) || isUnfinished();
  return [
    editorHistory(options),
    json(),
    indentUnit.of('  '),
    indentOnInput(),
    lineNumbers(),
    highlightSpecialChars(),
    drawSelection(),
    bracketMatching(),
    closeBrackets(),
    search({ top: true }),
    linter(null),
    autocompletion({ override: [offersFrom(options)], icons: false, interactionDelay: 0 }),
    explanations(options),
    keymap.of([
      { key: 'F8', run: toMessage(nextDiagnostic), shift: toMessage(previousDiagnostic) },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...searchKeymap,
      ...defaultKeymap,
    ]),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      tabindex: '0',
      'aria-label': words.json.label(documentName(studio.store.get(), path)),
      'aria-describedby': describedBy,
    }),
    EditorState.phrases.of(words.json.phrases),
    editorTheme,
  ];
}
