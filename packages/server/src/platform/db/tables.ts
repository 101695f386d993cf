import type { AuditAction, AuditDetails } from '@matchbol/core/audit'
import type { ColumnType, Generated } from 'kysely'

/**
 * The tables by name. Here stand those of the platform; a domain adds its own in its `tables.ts`, which also makes them its own:
 * nobody else writes them.
 */
export interface Tables {
  marks: { name: string; value: string }
  /** Which version of each projection its rows were built for. */
  projections: { name: string; version: number }
  idempotency_keys: IdempotencyKeysTable
  audit: AuditTable
}

interface IdempotencyKeysTable {
  user_id: number
  key: string
  request_hash: string
  answer: NullableJson<{ data: unknown; message?: string }>
  at: Date
}

interface AuditTable {
  id: Generated<number>
  at: Date
  actor_id: number | null
  action: AuditAction
  details: Json<AuditDetails[AuditAction]>
}

/** Read as parsed, written as text: the one form that both drivers take for a JSON column. */
export type Json<T> = ColumnType<T, string, string>
export type DefaultJson<T> = ColumnType<T, string | undefined, string>
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>

/** A column that holds one of a list of the contract. */
export type OneOf<List extends readonly string[]> = List[number]
