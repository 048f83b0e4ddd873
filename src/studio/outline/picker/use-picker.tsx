import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

/** A block that is to be chosen. */
interface Question {
  types: readonly string[];
  answer(block: unknown): void;
}

type Choose = (types: readonly string[]) => Promise<unknown>;

const ChooseContext = createContext<Choose>(async () => undefined);
const QuestionContext = createContext<Question | undefined>(undefined);

/** Lets any component ask for a block, which the picker then answers. */
export function PickerProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const choose = useCallback(
    (types: readonly string[]) =>
      new Promise<unknown>((resolve) => {
        setQuestion({
          types,
          answer(block) {
            setQuestion(undefined);
            resolve(block);
          },
        });
      }),
    [],
  );
  return (
    <ChooseContext.Provider value={choose}>
      <QuestionContext.Provider value={question}>{children}</QuestionContext.Provider>
    </ChooseContext.Provider>
  );
}

/**
 * Lets the person choose a new block.
 *
 * @returns asks for one of some types; answers undefined where none was chosen
 */
export const usePicker = (): Choose => useContext(ChooseContext);

/** The block that is to be chosen; undefined where none is asked for. */
export const useQuestion = () => useContext(QuestionContext);
