/** What no text is made of: control characters but for ends of lines and tabs, halves of a pair, and U+FFFE with its like, which end an XML file. */
export const unfitForText = /(?![\n\t])\p{Cc}|[\p{Surrogate}\p{Noncharacter_Code_Point}]/u

/** What breaks a line, rings a bell, colours a terminal, or turns the direction of the words around it; and what is unfit for any text. */
export const unfitForLine = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Surrogate}\p{Noncharacter_Code_Point}]/u

/** Whether somebody reading the text sees anything at all: fillers, joiners and the empty pattern of Braille are signs by name only. */
export const canBeSeen = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

/** Whether somebody reading the text sees a letter or a digit in it: fillers and tags are letters or signs by name only. */
export const hasLetterOrDigit = (text: string): boolean =>
  /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u.test(text)
