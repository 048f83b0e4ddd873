import { usePageName } from '../../store/hooks/use-page-name';
import { words } from '../../words';
import type { HandedOver } from './handed-over';
import { Unfinished } from './Unfinished';

const text = words.handOver;

/** Which pages visitors see once what is handed over is published, and what is not finished. */
export function ForVisitors({ drafts, nowPublic }: Pick<HandedOver, 'drafts' | 'nowPublic'>) {
  const nameOf = usePageName();
  return (
    <>
      {nowPublic.length > 0 && <p>{text.becomePublic(nowPublic.map(nameOf))}</p>}
      <Unfinished drafts={drafts} />
    </>
  );
}
