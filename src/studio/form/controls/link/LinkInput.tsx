import {
  type AriaAttributes,
  type KeyboardEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import {
  Button,
  ComboBox,
  ComboBoxStateContext,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Text,
} from 'react-aria-components';
import popover from '../../../ui/look/popover.module.css';
import { words } from '../../../words';
import { FormIcon } from '../../field/FormIcon';
import { useForm } from '../../form-context';
import { type LinkOption, linksBeside, linksFor, linksOf, linkTyped } from './link-options';
import { useLinkName } from './use-link-name';
import styles from './link.module.css';

interface LinkInputProps {
  /** Its name. */
  label: string;
  value: string;
  isFocused?: boolean;
  attributes?: AriaAttributes & { id?: string };
  onChange(href: string): void;
  /** Escape, with nothing chosen. */
  onCancel?(): void;
}

/** Where a link goes, shown in words where the site has it: chosen from what the site has, or typed. */
export function LinkInput({ label, value, isFocused, attributes, onChange, onCancel }: LinkInputProps) {
  const { choices } = useForm();
  const [typed, setTyped] = useState<string>();
  const name = useLinkName(value);
  const text = name ?? value;
  const shown = useMemo(() => {
    const links = linksOf(choices);
    return inGroups(typed === undefined ? linksBeside(value, links) : linksFor(typed, links));
  }, [typed, value, choices]);

  function finish(href: string) {
    setTyped(undefined);
    if (href !== value) onChange(href);
  }

  /** Takes what was typed and chosen from nothing. */
  function takeTyped() {
    if (typed !== undefined) finish(hrefTyped(typed, { name, value }));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && (onCancel || typed !== undefined)) {
      // What is typed does not count; the next Escape leads out of the field.
      event.preventDefault();
      setTyped(undefined);
      onCancel?.();
    }
    // Whoever saves, or presses Enter where nothing fits, means what is written, although the cursor is still here.
    else if (event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)) takeTyped();
    else if (event.key === 'Enter' && !event.currentTarget.hasAttribute('aria-activedescendant')) takeTyped();
  }

  return (
    <ComboBox
      className={styles.combo}
      aria-label={label}
      items={shown}
      inputValue={typed ?? text}
      onInputChange={(next) => setTyped(next === text ? undefined : next)}
      selectedKey={value || null}
      onSelectionChange={(key) => key !== null && finish(String(key))}
      onBlur={takeTyped}
      // Undo writes another value: the list is not what was asked for, and Enter would choose from it.
      menuTrigger={typed === undefined ? 'manual' : 'input'}
      allowsCustomValue
      allowsEmptyCollection
      autoFocus={isFocused}
    >
      <div className={styles.line}>
        <WordsInput
          attributes={attributes}
          isNamed={name !== undefined}
          isUnchanged={typed === undefined}
          onKeyDown={onKeyDown}
        />
        <Button className={styles.open} aria-label={words.named(words.form.link.open, label)}>
          <FormIcon name="open" />
        </Button>
      </div>
      <FirstOption href={typed?.trim() ? shown[0]?.links[0]?.href : undefined} />
      <Popover className={`${popover.popover} ${styles.popover}`}>
        <ListBox<LinkGroup> className={styles.options} renderEmptyState={() => <p>{words.form.link.none}</p>}>
          {({ name, links }) => (
            <ListBoxSection id={name}>
              <Header className={styles.group}>{name}</Header>
              {links.map(({ href, label: text }) => (
                <ListBoxItem key={href} id={href} textValue={text} className={styles.option}>
                  <Text slot="label" className={styles.label}>
                    {text}
                  </Text>
                  <Text slot="description" className={styles.href}>
                    {href}
                  </Text>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** What was typed as an address. What stands behind the name of the link that is chosen goes on from its address; a name alone is none. */
function hrefTyped(typed: string, { name, value }: { name: string | undefined; value: string }): string {
  const text = typed.trim();
  const link = linkTyped(text);
  if (link) return link.href;
  if (name === undefined || !text.startsWith(name)) return text;
  const rest = text.slice(name.length).trim();
  return /^[#?/]/.test(rest) ? value.replace(/#.*/, '') + rest : value;
}

interface WordsInputProps extends Pick<LinkInputProps, 'attributes'> {
  /** It shows the name of a link, not its address. */
  isNamed: boolean;
  /** Nothing has been typed. */
  isUnchanged: boolean;
  onKeyDown(event: KeyboardEvent): void;
}

/** The line that is typed in. The click that leads into it opens the list, and marks a name: what is typed next stands in its place. */
function WordsInput({ attributes, isNamed, isUnchanged, onKeyDown }: WordsInputProps) {
  const state = useContext(ComboBoxStateContext);
  const hadCursor = useRef(false);
  return (
    <Input
      {...attributes}
      className={styles.input}
      placeholder={words.form.link.placeholder}
      data-whole={isNamed || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={({ currentTarget }) => {
        hadCursor.current = currentTarget === currentTarget.ownerDocument.activeElement;
      }}
      onClick={({ currentTarget }) => {
        if (!isUnchanged) return;
        state?.open(null, 'manual');
        const isMarked = currentTarget.selectionStart !== currentTarget.selectionEnd;
        if (isNamed && !hadCursor.current && !isMarked) currentTarget.select();
      }}
    />
  );
}

/** Whoever has written words, and no address, gets the first link that they find with Enter: it is the marked one, until another is. */
function FirstOption({ href }: { href: string | undefined }) {
  const state = useContext(ComboBoxStateContext);
  // After each change: with each letter the list forgets which option was marked.
  useEffect(() => {
    if (href === undefined || !state?.isOpen || state.selectionManager.focusedKey !== null) return;
    state.selectionManager.setFocusedKey(href);
  });
  return null;
}

interface LinkGroup {
  name: string;
  links: LinkOption[];
}

function inGroups(options: readonly LinkOption[]): LinkGroup[] {
  const names = [...new Set(options.map(({ group }) => group))];
  return names.map((name) => ({ name, links: options.filter(({ group }) => group === name) }));
}
