import type { ReactNode } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import styles from './choice-menu.module.css';
import popover from './popover.module.css';

interface Choice {
  id: string;
  label: string;
  /** What it is for. */
  help: string;
}

interface ChoiceMenuProps<One extends Choice> {
  /** The button that opens the menu. */
  children: ReactNode;
  choices: readonly One[];
  choose(chosen: One): void;
}

/** A menu of things to choose from, each with what it is for. */
export function ChoiceMenu<One extends Choice>({ children, choices, choose }: ChoiceMenuProps<One>) {
  return (
    <MenuTrigger>
      {children}
      <Popover className={`${popover.popover} ${styles.popover}`}>
        <Menu className={styles.menu} items={choices}>
          {(choice) => (
            <MenuItem textValue={choice.label} className={styles.choice} onAction={() => choose(choice)}>
              <Text slot="label" className={styles.label}>
                {choice.label}
              </Text>
              <Text slot="description" className={styles.help}>
                {choice.help}
              </Text>
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
