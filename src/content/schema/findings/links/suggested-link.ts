/** Why a link is not allowed in a document, and what was probably meant. */
export interface SuggestedLink {
  link: string;
  kind:
    | 'preview'
    | 'computer'
    | 'file'
    | 'picture'
    | 'private'
    | 'insecure'
    | 'script'
    | 'other-scheme'
    | 'spaces'
    | 'capitals'
    | 'marks'
    | 'several'
    | 'backslash'
    | 'nothing'
    | 'handle'
    | 'token'
    | 'bare-page'
    | 'bare-address'
    | 'bare-email'
    | 'bare-phone'
    | 'message'
    | 'chat'
    | 'anchor'
    | 'other';
  suggestion: string;
  [arg: string]: string;
}

/** The kind and what was meant, where that is known. */
export type Guess = readonly [kind: SuggestedLink['kind'], suggestion?: string];
