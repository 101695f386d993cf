/** How long what people say of themselves may be, in characters. */
export const profileLengths = {
  firstName: 60,
  lastName: 60,
  city: 80,
  racket: 80,
  preferredCourts: 300,
  bio: 1000,
}

export const birthYears = { min: 1900, max: 2100 }
