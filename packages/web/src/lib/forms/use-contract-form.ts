import type { RefusalCode } from '@matchbol/core/shared/refusal'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { ApiError } from '../api/api-error.ts'
import { failureText } from '../api/failure-text.ts'
import { type ActionOutcome, useAction } from '../api/use-action.ts'
import { type BodyShape, contractResolver, type FieldTexts, limitsAt } from './contract-resolver.ts'
import { forgetDrafts, keepDraft, readDraft, takeLeftDraft } from './drafts.ts'
import { createRequestKeys } from './idempotency-key.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useOpenedVersion } from './use-opened-version.ts'

/** What goes along with the values of a form. */
interface Sending<Values> {
  /** Only the fields that were changed. */
  changes: Partial<Values>
  /** For `idempotencyKey`: the same content gets the same key, so that a second try creates nothing twice. */
  key: string
  /** The version that typing began with. */
  version: number | undefined
}

interface Options<Values extends FieldValues, Result> extends Omit<ActionOutcome<[Values], Result>, 'doneBefore'> {
  /** What the fields hold at first; when that changes from outside, fields which nobody has touched follow. */
  initial: Values
  /** Of what the fields show, where it has one: see `sending.version`. */
  version?: number
  /** What becomes of typed values that were not sent: kept under this name until they are, warned of, or not missed. */
  unsent: { draft: string; outlivesTab?: true } | 'warn' | 'drop'
  /** Sentences of this form in place of the general ones. */
  texts?: FieldTexts<Values>
  /** Fields at which a refusal stands, by its code. */
  refusedAt?: Partial<Record<RefusalCode, FieldPath<Values>>>
  /** Resolves with the answer of the API. */
  send: (values: Values, sending: Sending<Values>) => Promise<Result>
}

/**
 * A form that sends the body of a contract: checked by the contract's own shape, objections of the server at their fields, one
 * sending at a time, what was typed kept or warned of, and all that `useAction` does.
 *
 * ```tsx
 * const form = useContractForm(leagueChanges, { initial: league, unsent: 'warn', send: (body) => api.call('PUT …', { params, body }) })
 * <form {...form.props}>
 *   <TextField {...form.field('name')} label="Назва" />
 *   <FailureNote {...form.failure} />
 *   <Button type="submit" loading={form.busy}>Зберегти</Button>
 * </form>
 * ```
 */
export function useContractForm<Values extends FieldValues, Result>(
  shape: BodyShape<Values>,
  { initial, version, unsent, texts = {}, refusedAt = {}, send, onDone, onFailed, ...outcome }: Options<Values, Result>,
) {
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: contractResolver(shape, texts),
  })
  // read at each rendering, so that the form follows it
  const { dirtyFields: _, defaultValues = initial, isSubmitted } = form.formState
  const values = form.watch()
  const changes = changedFrom(defaultValues, values)
  const isChanged = Object.keys(changes).length > 0
  const draft = typeof unsent === 'object' ? unsent.draft : undefined
  const outlivesTab = typeof unsent === 'object' && unsent.outlivesTab
  const [keyFor] = useState(createRequestKeys)
  const opened = useOpenedVersion(version, isChanged)
  const warning = useLeaveWarning(unsent === 'warn' && isChanged)
  useFormDraft(form, initial, opened, draft, outlivesTab)
  useFollowing(form, initial)

  const isField = (name: string): name is FieldPath<Values> => form.control._names.mount.has(name)

  /** Also for what another button is refused. @returns whether each objection of the server stands at a field of this form */
  const showIssues = (error: unknown): boolean => {
    const refused = error instanceof ApiError && error.code && refusedAt[error.code]
    if (refused) {
      const say = (message: string) => form.setError(refused, { type: 'server', message }, { shouldFocus: true })
      void failureText(error).then(say)
      return true
    }
    if (!(error instanceof ApiError) || error.errorType !== 'VALIDATION') return false
    const names = error.issues.map(({ path }) => path.replace(/^body\./, ''))
    for (const [index, name] of names.filter(isField).entries())
      form.setError(
        name,
        { type: 'server', message: texts[name] ?? 'Перевірте це поле.' },
        { shouldFocus: index === 0 },
      )
    return names.length > 0 && names.every(isField)
  }

  const sent = useRef(initial)
  const action = useAction(
    (values: Values) => {
      sent.current = values
      return send(values, { changes: changedFrom(defaultValues, values), key: keyFor(values), version: opened.version })
    },
    {
      ...outcome,
      onDone: (result) => {
        warning.lift()
        if (draft) forgetDrafts(draft)
        takeAsSaved(form, sent.current)
        opened.takeSaved()
        onDone?.(result)
      },
      onFailed: (error) => {
        opened.takePresent(error)
        return showIssues(error) || onFailed?.(error)
      },
    },
  )
  const submit = form.handleSubmit(action.run, (errors) => {
    // what stands at no field of the form would be said nowhere: the server says it
    if (![...form.control._names.mount].some((name) => get(errors, name))) return action.run(form.getValues())
  })

  return {
    props: { noValidate: true, onSubmit: submit },
    /** For a field of `ui/form/form-fields.tsx`. */
    field: (name: FieldPath<Values>) => ({
      name,
      control: form.control,
      ...limitsAt(shape, name),
      ...(opened.isOverwriting && { saved: { value: get(defaultValues, name) } }),
    }),
    values,
    /** For a control of another kind: `error` stands beside it. */
    error: (name: FieldPath<Values>) => form.getFieldState(name).error?.message,
    set: <Name extends FieldPath<Values>>(name: Name, value: FieldPathValue<Values, Name>) =>
      form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted }),
    /** Whether something in it differs from what is saved. */
    isChanged,
    /** Whether what is typed was refused for what somebody else has saved since: sent once more, it takes the place of that. */
    isOverwriting: opened.isOverwriting,
    /** Throws away what was typed. */
    discard: () => form.reset(initial, { keepDirtyValues: false }),
    showIssues,
    busy: action.busy,
    failure: action.failure,
  }
}

/** What was sent is saved; what was typed since, or differs from what stood there before, stays and is not. */
export function takeAsSaved<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'reset' | 'getValues' | 'setValue'>,
  saved: Values,
  before: object = saved,
) {
  const typedSince: Partial<Values> = changedFrom(before, structuredClone(form.getValues()))
  form.reset(saved, { keepDirtyValues: false })
  for (const [name, value] of Object.entries(typedSince))
    form.setValue(name as FieldPath<Values>, value, { shouldDirty: true })
}

/** Fields which nobody has touched follow what changes outside, each as a whole: two lists make no third one. */
function useFollowing<Values extends FieldValues>(form: UseFormReturn<Values>, initial: Values) {
  const present = JSON.stringify(initial)
  const followed = useRef(present)
  const follow = useEffectEvent(() => {
    if (followed.current !== present) takeAsSaved(form, initial, form.control._defaultValues)
    followed.current = present
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another content is another one
  useEffect(() => follow(), [present])
}

/** Takes up what was typed before, with the version that it began with, and keeps what is typed now. */
function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  initial: Values,
  { begunWith, begin }: Pick<ReturnType<typeof useOpenedVersion>, 'begunWith' | 'begin'>,
  draft?: string,
  outlivesTab = false,
) {
  const takeUp = useEffectEvent((kept: unknown) => {
    const { values, version } = fitting(kept, initial)
    form.reset({ ...initial, ...values }, { keepDefaultValues: true, keepDirtyValues: false })
    if (Object.keys(values).length > 0) begin(version)
  })
  const takeUpKept = useEffectEvent(() => {
    if (!draft) return
    const own = readDraft(draft)
    takeUp(own)
    if (own === undefined && outlivesTab) void takeLeftDraft(draft).then((left) => left !== undefined && takeUp(left))
  })
  useLayoutEffect(() => takeUpKept(), [])
  const keep = useEffectEvent((values: Values) => {
    if (!draft) return
    // not from what the form began with: what was sent since is saved
    const typed = changedFrom(form.control._defaultValues, values)
    if (Object.keys(typed).length > 0) keepDraft(draft, { values: typed, version: begunWith }, outlivesTab)
    else forgetDrafts(draft)
  })
  const { subscribe } = form
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }), [subscribe])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed while one's own saving was under way begins with that
  useEffect(() => keep(form.getValues()), [begunWith])
}

/** The fields that hold something else than before. */
function changedFrom<Values extends FieldValues>(before: object, values: Values): Partial<Values> {
  const saved = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved.get(name)),
  )
  return Object.fromEntries(changed) as Partial<Values>
}

/** What was kept of a form's fields; one that another version of the site has left is none. */
function fitting<Values extends object>(kept: unknown, initial: Values) {
  const { values = {}, version } = (kept ?? {}) as { values?: object; version?: number }
  const known = Object.entries(values).filter(([field, value]) => field in initial && isFit(value, initial, field))
  return { values: Object.fromEntries(known) as Partial<Values>, version }
}

/** Of the kind that the field holds at first; of a field that holds nothing yet any kind is. */
function isFit(value: unknown, initial: object, field: string) {
  const first: unknown = Reflect.get(initial, field)
  return first === null || first === undefined || value === null || kindOf(value) === kindOf(first)
}

/** A number is typed as text first. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  return typeof value === 'number' ? 'string' : typeof value
}
