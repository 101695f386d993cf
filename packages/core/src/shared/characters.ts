/** What breaks a line, rings a bell, colours a terminal, or turns the direction of the words around it. */
export const unfitForLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u

/** Whether somebody reading the text sees a letter in it: fillers and tags are letters or signs by name only. */
export const hasVisibleLetter = (text: string): boolean => /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(text)
