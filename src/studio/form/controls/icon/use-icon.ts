import { useEffect, useState } from 'react';
import type { StudioIcon } from '../../../../content/model/protocols/studio-choices';
import { useForm } from '../../form-context';

const drawn = new Map<string, StudioIcon>();

/** An icon by its name, drawn; undefined until it is found, and where there is none. */
export function useIcon(name: string): StudioIcon | undefined {
  const { findIcons } = useForm();
  const [found, setFound] = useState<StudioIcon>();
  const known = drawn.get(name);
  useEffect(() => {
    if (name === '' || known) return;
    let isCurrent = true;
    const look = async () => {
      const icon = (await findIcons(name)).find((each) => each.name === name);
      if (icon) drawn.set(name, icon);
      if (isCurrent) setFound(icon);
    };
    // An icon that cannot be fetched is shown by its name.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [name, known, findIcons]);
  return known ?? (found?.name === name ? found : undefined);
}
