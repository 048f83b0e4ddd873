import { useContext, useId } from 'react';
import type { ListField } from '../../../../content/form/field';
import { replaceTokens } from '../../../../content/model/pages/tokens';
import { shownText } from '../../../ui/placeholder-words';
import { entryTitle } from '../../../../content/form/entry-title';
import { isWithin, pointerTo } from '../../../../content/json/locate';
import { words } from '../../../words';
import { HelpButton, HelpText, useHelp } from '../../field/Help';
import { issuesWithin } from '../../field/issues-at';
import { Issues } from '../../field/Issues';
import fieldStyles from '../../field/field.module.css';
import { type FieldProps, TokensContext, useForm } from '../../form-context';
import { AddKind } from './AddKind';
import { Card } from './Card';
import { Line } from './Line';
import styles from './list.module.css';
import { useKeys } from './use-keys';
import { useListActions } from './use-list-actions';

/** A list: its entries as cards or as lines, each of which can be moved, duplicated and removed. */
export function ListControl({ field, property, pointer, value, issues }: FieldProps & { field: ListField }) {
  const { set, announce, focus } = useForm();
  const id = useId();
  const help = useHelp(property.help);
  const entries: readonly unknown[] = Array.isArray(value) ? value : NONE;
  const keys = useKeys(entries);
  const actions = useListActions({ field, property, pointer, count: entries.length });
  const ofEntries = entries.map((_, index) => issuesWithin(issues, pointerTo(pointer, index)));
  const tokens = useContext(TokensContext);
  const titles = entryTitles(field, entries, (title) => shownText(replaceTokens(title, tokens)));
  const own = issues.filter(
    (issue) => !entries.some((_, index) => isWithin(issue.pointer, pointerTo(pointer, index))),
  );
  const Entry = field.control === 'lines' ? Line : Card;
  const canGoAltogether = !property.isRequired && value !== undefined && field.least > 0;
  return (
    <fieldset
      className={styles.list}
      data-pointer={pointer}
      aria-keyshortcuts={help.keys}
      {...help.place}
      aria-labelledby={`${id}-label`}
      aria-describedby={property.help ? `${id}-help` : undefined}
    >
      <div className={fieldStyles.head}>
        <h3 className={styles.label} id={`${id}-label`}>
          {property.label}
        </h3>
        <HelpButton help={help} label={property.label} controls={`${id}-help`} />
        {canGoAltogether && (
          <button
            type="button"
            className={fieldStyles.quiet}
            aria-label={words.form.removeAllNamed(property.label)}
            onClick={() => {
              set(pointer, undefined);
              announce(words.form.removed(property.label));
              focus(pointer);
            }}
          >
            {words.form.removeAll}
          </button>
        )}
      </div>
      <HelpText help={help} id={`${id}-help`} />
      <Issues issues={own} pointer={pointer} />
      {entries.length > 0 && (
        <ol className={styles.entries} data-control={field.control}>
          {entries.map((entry, index) => (
            <Entry
              key={keys[index]}
              title={titles[index] ?? ''}
              field={field}
              pointer={pointerTo(pointer, index)}
              index={index}
              value={entry}
              issues={ofEntries[index] ?? []}
              actions={actions}
            />
          ))}
        </ol>
      )}
      {field.items.control === 'variant' ? (
        <AddKind
          field={field.items}
          entry={field.entry}
          whyNot={actions.whyNotAdd}
          describedBy={actions.whyNotAdd ? `${id}-full` : undefined}
          onAdd={(entry) => actions.insert(entries.length, entry)}
        />
      ) : (
        <button
          type="button"
          className={fieldStyles.add}
          aria-disabled={actions.whyNotAdd !== ''}
          aria-describedby={actions.whyNotAdd ? `${id}-full` : undefined}
          onClick={() => actions.insert(entries.length)}
        >
          {words.form.add(field.entry)}
        </button>
      )}
      {actions.whyNotAdd && (
        <p className={styles.why} id={`${id}-full`}>
          {actions.whyNotAdd}
        </p>
      )}
    </fieldset>
  );
}

const NONE: readonly unknown[] = [];

/** What each entry is known by: its title, and its number where it has none, or several have the same. */
function entryTitles(
  { items, entry }: ListField,
  entries: readonly unknown[],
  shown: (title: string) => string,
): string[] {
  const titles = entries.map((value) => shown(entryTitle(items, value)));
  return titles.map((title, index) => {
    const number = words.form.list.entry(entry, index + 1);
    const isAlone = titles.indexOf(title) === titles.lastIndexOf(title);
    return title === '' ? number : isAlone ? title : words.named(number, title);
  });
}
