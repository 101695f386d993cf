declare module '../../platform/db/tables.ts' {
  interface Tables {
    text_pictures: TextPicturesTable
  }
}

/** A text that shows pictures: what it is, and its number among its kind. */
export interface TextOfPictures {
  kind: 'article' | 'answer' | 'event' | 'message'
  id: number
}

interface TextPicturesTable {
  kind: TextOfPictures['kind']
  text_id: number
  url: string
}
