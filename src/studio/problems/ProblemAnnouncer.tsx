import { useEffect, useRef, useState } from 'react';
import { words } from '../words';
import { isLeft } from '../form/field/is-left';
import { useProblems } from './use-problems';

/** Milliseconds without a change after which a screen reader is told: what is half written is no problem yet. */
const PAUSE_MS = 1000;

/** Tells a screen reader when problems of the page come or go. */
export function ProblemAnnouncer() {
  const { here } = useProblems();
  const count = here.filter((issue) => issue.severity === 'error' && !isLeft(issue)).length;
  const told = useRef(0);
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      if (count === told.current) return;
      told.current = count;
      setText(count > 0 ? words.problems.errors(count) : words.problems.gone);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [count]);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
