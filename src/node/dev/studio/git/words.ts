/** Why something cannot be handed over, in words for the person: what, and what to do. */
export const WHY = {
  noGit:
    'Git is not installed on this computer. Install it from git-scm.com, then try again. Your pages are saved as files.',
  noRepository:
    'The pages folder is in no Git repository: its pages have no history, and there is nothing to hand over to. Your pages are saved as files; ask whoever looks after the site.',
  noCommit:
    'This repository has no first commit yet. Whoever looks after the site has to make it; your pages are saved as files.',
  busy: 'Somebody is in the middle of a merge or another change of history in this repository. Let that be finished first; nothing was handed over.',
  twoVersions: (file: string) =>
    `${file} has two versions that are not merged yet. Let that be finished first; nothing was handed over.`,
  nothing: 'Nothing has changed since the last commit, so there is nothing to hand over.',
  author: 'Write your name and your mail address: Git notes who has made a change.',
  hook: (words: string) => `A check of this repository has refused the change. It says:\n${words}`,
  commit: (words: string) => `Git has refused the change. It says:\n${words}`,
  slowCommit: 'Git did not finish in two minutes and was ended. Nothing was handed over.',
  git: (words: string) => `Git cannot be used here. It says:\n${words}`,
} as const;

const KEPT =
  'Nothing is lost: it is kept on this computer. Try again later; if it fails again, tell whoever looks after the site.';
const UNCHANGED =
  'Nothing was changed here, and nothing is lost. Try again later; if it fails again, tell whoever looks after the site.';

/** For whoever looks after the site. */
const gitSays = (words: string) => `Git says:\n${words}`;

/** Why a commit that was made did not reach the remote. */
export const NOT_PUSHED = {
  slow: 'The server with the repository does not answer. Your change is kept on this computer; hand over again later.',
  notFound: (words: string) =>
    `Your change could not be sent: the repository that it goes to was not found. ${KEPT}\n${gitSays(words)}`,
  unreachable: (words: string) =>
    `Your change could not be sent: the server with the repository cannot be reached. ${KEPT}\n${gitSays(words)}`,
  rights:
    'The server with the repository asks for a password or a key that this computer does not have. Your change is kept on this computer; ask whoever looks after the site to set up the access, then hand over again.',
  behind: (branch: string) =>
    `Somebody else has added to the branch ${branch}. Nothing of theirs was overwritten. Your change is kept on this computer; ask whoever looks after the site to bring both together.`,
  refused: (words: string) =>
    `The server with the repository has refused the change, which is kept on this computer. It says:\n${words}`,
} as const;

/** Why it is not known what others have pushed. */
export const NOT_FETCHED = {
  slow: 'The server with the repository does not answer. Nothing was changed here; try again later.',
  notFound: (words: string) =>
    `The changes of others could not be got: the repository that they are in was not found. ${UNCHANGED}\n${gitSays(words)}`,
  unreachable: (words: string) =>
    `The changes of others could not be got: the server with the repository cannot be reached. ${UNCHANGED}\n${gitSays(words)}`,
  rights:
    'The server with the repository asks for a password or a key that this computer does not have. Ask whoever looks after the site to set up the access. Nothing was changed here.',
  refused: (words: string) =>
    `The server with the repository has refused to answer. Nothing was changed here. It says:\n${words}`,
} as const;

/** So many files are named. */
const MAX_FILES = 5;

/** Why the changes of others cannot be taken over. */
export const OTHERS = {
  noRemote: 'This repository has no server, so there is nothing of others to get.',
  noBranch:
    'No branch is checked out in this repository. Let whoever looks after the site check one out; nothing was changed here.',
  diverged: (branch: string) =>
    `Somebody else has added to the branch ${branch}, and so have you. Ask whoever looks after the site to bring both together; nothing was changed here.`,
  both: (files: readonly string[]) =>
    `Others have changed what you have changed, too: ${files.slice(0, MAX_FILES).join(', ')}${files.length > MAX_FILES ? ` and ${files.length - MAX_FILES} more` : ''}. Hand your changes over, and ask whoever looks after the site to bring both together; nothing was changed here.`,
} as const;
