import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  NEW_SITE_QUESTIONS,
  type NewSiteAnswers,
  type NewSiteQuestion,
} from '../../../content/model/protocols/new-site';
import type { StudioBeginning } from '../../../content/model/protocols/studio-beginning';
import controls from '../../ui/look/controls.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { FontsDrawing, PaletteDrawing, type Sample } from './Drawing';
import { Look } from './Look';
import { Question } from './Question';
import styles from './start.module.css';

const { start } = words;

type Problems = Partial<Record<NewSiteQuestion, string>>;

const NO_ANSWERS: Required<NewSiteAnswers> = {
  ...{ name: '', offer: '', language: 'en', town: '', country: '' },
  ...{ phone: '', email: '', palette: '', fonts: '', url: '' },
};

/** Where there is no site yet: the questions of a new one, and how it will look. */
export function Start({ beginning }: { beginning: StudioBeginning }) {
  const studio = useStudio();
  const form = useRef<HTMLFormElement>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [problems, setProblems] = useState<Problems>({});
  const [refused, setRefused] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    const [first] = NEW_SITE_QUESTIONS.filter((name) => problems[name] !== undefined);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [problems]);

  const answer = (name: NewSiteQuestion) => (value: string) => {
    setAnswers((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
  };
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    const made = await studio.site.begin(answers);
    setIsBusy(false);
    setProblems('problems' in made ? made.problems : {});
    setRefused('problem' in made ? made.problem : undefined);
  };
  const question = (name: keyof typeof start.questions) => ({
    name,
    ...start.questions[name],
    value: answers[name],
    problem: problems[name],
    onChange: answer(name),
  });
  const sample: Sample = {
    language: answers.language,
    heading: answers.name.trim() || start.sample.heading,
    text: answers.offer.trim() || start.sample.text,
    paper: beginning.paper,
  };

  return (
    <main className={styles.start}>
      <style>{beginning.fontRules}</style>
      <header className={styles.head}>
        <h1 className={styles.title}>{start.title}</h1>
        <p>{start.intro(beginning.dir)}</p>
      </header>
      {beginning.problem === undefined ? (
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => void make(event)}>
          <section className={styles.questions} aria-label={start.company}>
            <Question {...question('name')} isWide />
            <Question {...question('offer')} isWide />
            <Question {...question('language')} options={beginning.languages} />
            <Question {...question('url')} />
            <Question {...question('town')} />
            <Question {...question('country')} suggestions={beginning.countries} />
            <Question {...question('phone')} />
            <Question {...question('email')} />
          </section>
          <div className={styles.looks}>
            <Look
              name="palette"
              legend={start.palette}
              offers={beginning.palettes}
              value={answers.palette}
              problem={problems.palette}
              onChange={answer('palette')}
              least={124}
              draw={(palette) => <PaletteDrawing palette={palette} sample={sample} />}
            />
            <Look
              name="fonts"
              legend={start.fonts}
              offers={beginning.fonts}
              value={answers.fonts}
              problem={problems.fonts}
              onChange={answer('fonts')}
              least={156}
              draw={(fonts) => <FontsDrawing fonts={fonts} sample={sample} />}
            />
          </div>
          <footer className={styles.foot}>
            <p className={styles.refused} role="alert">
              {refused}
            </p>
            <button type="submit" className={controls.main} aria-disabled={isBusy}>
              {isBusy ? start.making : start.make}
            </button>
          </footer>
        </form>
      ) : (
        <div className={styles.form}>
          <p className={styles.refused} role="alert">
            {beginning.problem}
          </p>
          <p>{start.otherFolder}</p>
        </div>
      )}
    </main>
  );
}
