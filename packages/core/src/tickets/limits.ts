/** How long the parts of a ticket may be, in characters. */
export const ticketLengths = {
  subject: 120,
  message: 4000,
  /** Where a guest is to be answered. */
  contact: 120,
}

/** A message has at most so many pictures. */
export const MOST_MESSAGE_PICTURES = 4
/** A conversation has at most so many messages: who has more to say begins another. */
export const MOST_MESSAGES = 200

/** Addresses of the web in what a guest writes: advertising has more. */
export const MOST_GUEST_LINKS = 3
/** Nobody fills in the form in fewer seconds. */
export const LEAST_FORM_SECONDS = 3
/** A form that was opened longer ago is opened anew. */
export const MOST_FORM_HOURS = 24

/** Days after which a resolved ticket is closed where nobody has written any more. */
export const CLOSED_AFTER_DAYS = 14
/** Days after its last move for which a guest's words and contact are kept. */
export const GUEST_WORDS_DAYS = 90

/** Tickets of the person that the profile names. */
export const MOST_TICKETS_IN_PROFILE = 100
