declare module '../../platform/db/tables.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}

/** A picture as it is kept, under the address at which it is served. */
export interface UploadsTable {
  url: string
  owner_id: number
  bytes: Uint8Array
  made_at: Date
}
