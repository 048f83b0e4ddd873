import { useEffect, useRef } from 'react';
import { useStudio, useStudioState } from '../../store/hooks/use-studio';
import dialog from '../../ui/dialog/dialog.module.css';
import { DialogEnds } from '../../ui/dialog/fields';
import controls from '../../ui/look/controls.module.css';
import { words } from '../../words';
import { PlaceList } from './PlaceList';

/** The places that a message is about, each with a way to it. */
export function PlacesDialog() {
  const studio = useStudio();
  const listed = useStudioState((state) => state.listed);
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (listed) element.current?.showModal();
    else element.current?.close();
  }, [listed]);
  return (
    <dialog
      ref={element}
      className={dialog.dialog}
      aria-labelledby="listed-title"
      onClose={() => studio.usage.hide()}
    >
      {listed && (
        <div className={dialog.fields}>
          <h2 id="listed-title" className={controls.heading}>
            {listed.title}
          </h2>
          <PlaceList places={listed.places} close={studio.usage.hide} />
          <DialogEnds>
            <button type="button" className={controls.second} onClick={studio.usage.hide}>
              {words.uses.close}
            </button>
          </DialogEnds>
        </div>
      )}
    </dialog>
  );
}
