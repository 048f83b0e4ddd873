import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const MONOSPACE = 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, monospace';

const tooltip = {
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius-control)',
  backgroundColor: 'var(--raised)',
  color: 'var(--ink-2)',
  boxShadow: 'var(--shadow-menu)',
  fontSize: 'var(--size-fine)',
};

const theme = EditorView.theme({
  '&': { blockSize: '100%', backgroundColor: 'var(--canvas)', color: 'var(--ink)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: '2px solid var(--focus)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: MONOSPACE, lineHeight: '1.55' },
  '.cm-content': { paddingBlock: '8px', caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { border: 'none', backgroundColor: 'var(--canvas)', color: 'var(--ink-3)' },
  '.cm-selected-block': { backgroundColor: 'var(--brand-tint)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in oklab, var(--brand) 22%, transparent)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--line-strong)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'transparent',
    outline: '1px solid var(--error)',
  },
  '.cm-lintRange-error': { backgroundImage: 'none', borderBlockEnd: '2px solid var(--error)' },
  '.cm-lintRange-warning': { backgroundImage: 'none', borderBlockEnd: '2px dotted var(--c-marigold)' },
  '.cm-lintRange-active': { backgroundColor: 'var(--t-marigold)' },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--error)' },
  '.cm-lintPoint-warning::after': { borderBottomColor: 'var(--c-marigold)' },
  '.cm-tooltip': tooltip,
  '.cm-tooltip-lint': { maxInlineSize: '26rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: MONOSPACE, maxBlockSize: '16rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minBlockSize: '24px', padding: '2px 10px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--brand-tint)',
    color: 'var(--ink)',
    outline: '2px solid var(--focus)',
    outlineOffset: '-2px',
  },
  '.cm-completionDetail': { color: 'var(--ink-3)', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo, .cm-explanation': {
    maxInlineSize: '24rem',
    maxBlockSize: '18rem',
    overflowY: 'auto',
    padding: '10px 14px',
  },
  '.cm-completionInfo p, .cm-explanation p': { marginBlock: '0 6px', whiteSpace: 'pre-line' },
  '.cm-completionInfo pre, .cm-explanation pre': {
    margin: '0',
    fontFamily: MONOSPACE,
    whiteSpace: 'pre-wrap',
  },
  '.cm-drawing': {
    display: 'block',
    inlineSize: '40px',
    blockSize: '40px',
    backgroundColor: 'currentColor',
    maskRepeat: 'no-repeat',
    maskSize: 'contain',
  },
  '.cm-diagnostic': { padding: '8px 12px', whiteSpace: 'pre-line' },
  '.cm-diagnostic-error': { borderInlineStart: '3px solid var(--error)' },
  '.cm-diagnostic-warning': { borderInlineStart: '3px solid var(--c-marigold)' },
  '.cm-diagnosticAction': {
    minBlockSize: '28px',
    marginInlineStart: '0',
    marginBlockStart: '6px',
    padding: '0 10px',
    backgroundColor: 'var(--brand)',
    color: 'var(--on-brand)',
  },
  '.cm-panels': { backgroundColor: 'var(--mist)', color: 'var(--ink-2)' },
  '.cm-panels-top, .cm-panels-bottom': { borderColor: 'var(--line)' },
  '.cm-panel.cm-panel-lint ul [aria-selected], .cm-panel.cm-panel-lint ul:focus [aria-selected]': {
    backgroundColor: 'var(--brand-tint)',
    color: 'var(--ink)',
  },
  '.cm-panel.cm-panel-lint [name=close], .cm-panel.cm-search [name=close]': {
    minInlineSize: '24px',
    minBlockSize: '24px',
    color: 'var(--ink-2)',
    cursor: 'pointer',
  },
  '.cm-textfield': {
    minBlockSize: '28px',
    border: '1px solid var(--line-strong)',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
  },
  '.cm-button': {
    minBlockSize: '28px',
    border: '1px solid var(--line-strong)',
    backgroundImage: 'none',
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
  },
  '.cm-searchMatch': { backgroundColor: 'transparent', outline: '1px solid var(--c-marigold)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--c-marigold)' },
});

const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--brand)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--c-indigo)' },
  { tag: [tags.separator, tags.squareBracket, tags.brace], color: 'var(--ink-3)' },
]);

/** The colors of the studio, which follow its theme. */
export const editorTheme: Extension = [theme, syntaxHighlighting(colors)];
