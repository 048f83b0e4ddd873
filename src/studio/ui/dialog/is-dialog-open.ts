/** Whether a dialog is open: what is behind it answers no keys meanwhile. */
export const isDialogOpen = () => document.querySelector('dialog[open]') !== null;
