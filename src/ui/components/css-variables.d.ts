import 'react';

/** Lets a component pass a value to its style sheet as a custom property. */
declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
