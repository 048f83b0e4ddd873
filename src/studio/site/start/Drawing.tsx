import type { CSSProperties } from 'react';
import { isFromRight } from '../../../content/model/languages/direction';
import type { ThemeValue } from '../../../content/model/pages/page-data';
import type { FontsOffer, PaletteOffer } from '../../../content/model/protocols/studio-beginning';
import { words } from '../../words';
import styles from './start.module.css';

/** What stands in the drawings. */
export interface Sample {
  language: string;
  heading: string;
  text: string;
  /** The colours that every palette has. */
  paper: readonly ThemeValue[];
}

const { link, button } = words.start.sample;

/** A palette: a panel with its button, and texts in both themes. */
export function PaletteDrawing({ palette, sample }: { palette: PaletteOffer; sample: Sample }) {
  const values = [...sample.paper, ...palette.values];
  return (
    <span className={styles.drawing} aria-hidden="true" {...directionOf(sample)}>
      <span className={styles.panel} data-color={palette.panel} style={styleIn('light', values)}>
        <span className={styles.heading}>{sample.heading}</span>
        <span className={styles.action}>{button}</span>
      </span>
      {(['light', 'dark'] as const).map((theme) => (
        <span key={theme} className={styles.paper} style={styleIn(theme, values)}>
          <span className={styles.heading}>Aa</span>
          <span className={styles.link}>{link}</span>
          <span className={styles.button}>{button}</span>
        </span>
      ))}
    </span>
  );
}

/** A pair of fonts: a heading, and a text below it. */
export function FontsDrawing({ fonts, sample }: { fonts: FontsOffer; sample: Sample }) {
  return (
    <span className={styles.letters} aria-hidden="true" {...directionOf(sample)}>
      <span className={styles.display} style={{ fontFamily: fonts.display }}>
        {sample.heading}
      </span>
      <span className={styles.text} style={{ fontFamily: fonts.text }}>
        {sample.text}
      </span>
    </span>
  );
}

/** Custom properties with their values in a theme. */
const styleIn = (theme: 'light' | 'dark', values: readonly ThemeValue[]): CSSProperties =>
  Object.fromEntries(values.map((value) => [value.name, value[theme]]));

const directionOf = ({ language }: Sample) => ({
  lang: language,
  dir: isFromRight(language) ? 'rtl' : 'ltr',
});
