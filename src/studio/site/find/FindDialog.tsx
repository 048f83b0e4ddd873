import { useEffect, useState } from 'react';
import type { FoundPlaces } from '../../../content/model/protocols/studio-plans';
import controls from '../../ui/look/controls.module.css';
import { DialogEnds, TextField } from '../../ui/dialog/fields';
import { DialogButton } from '../../ui/dialog/DialogButton';
import pages from '../../ui/dialog/dialog.module.css';
import { useStudio } from '../../store/hooks/use-studio';
import { words } from '../../words';
import { PlaceList } from './PlaceList';

const { find } = words;

/** Finds words on the whole site, leads to them, and writes others in their place. */
export function FindDialog() {
  return (
    <DialogButton icon="magnifying-glass" label={find.open} title={find.title}>
      {(close) => <Fields close={close} />}
    </DialogButton>
  );
}

function Fields({ close }: { close: () => void }) {
  const studio = useStudio();
  const [text, setText] = useState('');
  const [instead, setInstead] = useState('');
  const found = useFound(text);
  const inWords = found?.places.filter(({ isWords }) => isWords) ?? [];
  // Who looks for an address finds nothing else.
  const wanted = inWords.length > 0 ? inWords : (found?.places ?? []);
  const kept = (found?.places.length ?? 0) - wanted.length;
  const replace = async () => {
    if (!found || found.total === 0) return;
    await studio.site.replaceAll(wanted, text, instead);
    close();
  };
  return (
    <form
      className={pages.fields}
      onSubmit={(event) => {
        event.preventDefault();
        void replace();
      }}
    >
      <TextField label={find.text} help={find.textHelp} value={text} onChange={setText} most={200} />
      <p role="status">{found && text !== '' ? find.found(found.total, found.reach) : ''}</p>
      {found && found.total > 0 && (
        <>
          <PlaceList places={found.places} close={close}>
            {found.total > found.places.length && (
              <li className={controls.quiet}>{find.more(found.total - found.places.length)}</li>
            )}
          </PlaceList>
          <TextField
            label={find.instead}
            help={kept > 0 ? find.kept(kept) : ''}
            value={instead}
            onChange={setInstead}
            most={200}
          />
        </>
      )}
      <DialogEnds>
        {found && found.total > 0 && (
          <button type="submit" className={controls.main}>
            {find.replace(wanted.length)}
          </button>
        )}
        <button type="button" className={controls.second} onClick={close}>
          {find.close}
        </button>
      </DialogEnds>
    </form>
  );
}

/** Where a text stands, as of the latest answer. */
function useFound(text: string): FoundPlaces | undefined {
  const studio = useStudio();
  const [known, setKnown] = useState<{ text: string; found: FoundPlaces }>();
  useEffect(() => {
    let isLatest = true;
    if (text !== '')
      void studio.site.find(text).then((found) => {
        if (isLatest && found) setKnown({ text, found });
      });
    return () => {
      isLatest = false;
    };
  }, [studio, text]);
  return known?.text === text ? known.found : undefined;
}
