/** What breaks a line, rings a bell, colours a terminal, or turns the direction of the words around it. */
export const unfitForLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether somebody reading the text sees a letter or a digit in it: fillers and tags are letters or signs by name only. */
export const hasLetterOrDigit = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text)
