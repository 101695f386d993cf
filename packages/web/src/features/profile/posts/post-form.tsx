import type { Post, PostChanges } from '@matchbol/core/blog/post-shapes'
import { postChanges } from '@matchbol/core/blog/post-shapes'
import { isSavedWhileTyping } from '@matchbol/core/blog/rules'
import { atClock } from '@matchbol/text/shared/dates'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { forgetDrafts } from '../../../lib/forms/drafts.ts'
import { MarkdownField } from '../../../lib/forms/markdown-field.tsx'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { isSavedMeanwhile } from '../../../lib/forms/use-opened-version.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { TextareaField, TextField } from '../../../ui/form/form-fields.tsx'
import { SaveState } from '../../../ui/form/save-state.tsx'
import { Note } from '../../../ui/note.tsx'
import { CoverField } from './cover-field.tsx'
import { TagsField } from './tags-field.tsx'
import { useSaveWhileTyping } from './use-save-while-typing.ts'

type Content = Pick<PostChanges, 'title' | 'body' | 'excerpt' | 'coverImage' | 'tags'>

const content = postChanges.pick({ title: true, body: true, excerpt: true, coverImage: true, tags: true })

interface Props {
  /** What the form began with. */
  opened: Post
  /** Where the article stands by now. */
  present: Post
  /** Begins anew with what somebody else has saved. */
  onTakeOver: (theirs: Post) => void
  /** What may be done with the article as it is saved. */
  children: (saved: { version: number; isSaved: boolean; onRefused: (error: unknown) => boolean }) => ReactNode
}

/**
 * Title, text and what belongs to them. A draft is saved while its author types; what others read or review only by the button. Typed
 * text outlives the tab and the session; of two tabs the second is told and chooses.
 */
export function PostForm({ opened, present, onTakeOver, children }: Props) {
  const api = useApi()
  const [version, setVersion] = useState(opened.version)
  const [savedAt, setSavedAt] = useState<Date>()
  /** What somebody else has saved meanwhile, when that was last told. */
  const [theirs, setTheirs] = useState<Post>()
  const { title, body, ownExcerpt, coverImage, tags } = theirs ?? opened
  const draft = `article ${opened.id}`
  const form = useContractForm<Content, { data: Post }>(content, {
    initial: { title, body: body ?? '', excerpt: ownExcerpt ?? '', coverImage, tags },
    version,
    unsent: { draft, outlivesTab: true },
    texts: { title: 'Назва завдовга або має зайві знаки.' },
    refusedAt: {
      POST_TITLE_NEEDED: 'title',
      POST_TEXT_NEEDED: 'body',
      TEXT_TOO_LONG: 'body',
      TEXT_TOO_MANY_LINES: 'body',
      TEXT_TOO_TANGLED: 'body',
      IMAGE_NOT_FETCHED: 'body',
      TOO_MANY_FOREIGN_PICTURES: 'body',
    },
    send: (_, { changes, version }) =>
      api.call('PUT /api/v1/blog/posts/{id}', { params: { id: opened.id }, body: { ...changes, version } }),
    failed: 'Не збережено',
    onDone: ({ data }) => {
      setVersion(data.version)
      setSavedAt(new Date())
    },
    onFailed: (error) => {
      if (!isSavedMeanwhile(error)) return false
      setTheirs(error.data as Post)
      return true
    },
  })
  // the page may open with what was read the last time, and a review may have come meanwhile: who has typed nothing sees that
  const isOutdated = present.version > version && !form.isChanged && !form.busy
  const takeOver = useEffectEvent(() => onTakeOver(present))
  useEffect(() => {
    if (isOutdated) takeOver()
  }, [isOutdated])
  const isSavedByItself = isSavedWhileTyping(present.status)
  useSaveWhileTyping({
    values: form.values,
    isDue: isSavedByItself && form.isChanged && !form.busy && !form.isOverwriting,
    save: () => void form.props.onSubmit(),
  })
  return (
    <form className="board" {...form.props} aria-label="Стаття">
      <SaveState
        place={form.failure.place}
        failure={form.isOverwriting && !form.busy ? unchosen : form.failure.failure}
      >
        {stateOf(form, { savedAt, isSavedByItself })}
      </SaveState>
      <div className="board-body grid grid-cols-1 gap-5">
        {theirs && form.isOverwriting && (
          <Note color="warning" title="Цю статтю тим часом змінено в іншій вкладці або на іншому пристрої">
            <p>Ваш текст нікуди не подівся. Залишити його чи взяти той, що вже збережено?</p>
            <div className="mt-3 flex flex-wrap gap-3">
              <Button type="submit" loading={form.busy}>
                Зберегти мій текст
              </Button>
              <Button
                variant="outline"
                color="neutral"
                onClick={() => {
                  forgetDrafts(draft)
                  onTakeOver(theirs)
                }}
              >
                Взяти збережений
              </Button>
            </div>
          </Note>
        )}
        <TextField {...form.field('title')} label="Назва" />
        <MarkdownField {...form.field('body')} label="Текст" />
        <TagsField tags={form.values.tags ?? []} onChange={(tags) => form.set('tags', tags)} />
        <CoverField url={form.values.coverImage} onChange={(url) => form.set('coverImage', url)} />
        <TextareaField
          {...form.field('excerpt')}
          label="Короткий опис"
          hint="Його видно на картці статті. Якщо залишити порожнім, візьмемо початок тексту."
        />
        {!isSavedByItself && form.isChanged && (
          <Note color="warning">
            {present.status === 'PUBLISHED' && present.isReviewed
              ? 'Після збереження статтю знову прочитає адміністратор; доти її не буде видно в блозі.'
              : 'Зміни побачать після збереження.'}
          </Note>
        )}
        <div className="flex flex-wrap items-center gap-3">
          {form.isChanged ? (
            <Button type="submit" loading={form.busy}>
              {isSavedByItself ? 'Зберегти чернетку' : 'Зберегти зміни'}
            </Button>
          ) : (
            <Link
              to="/blog/$slug"
              params={{ slug: present.slug }}
              {...buttonLook({ variant: 'outline', color: 'neutral' })}
            >
              Переглянути
            </Link>
          )}
          {children({ version, isSaved: !form.isChanged && !form.busy, onRefused: form.showIssues })}
        </div>
      </div>
    </form>
  )
}

const unchosen = { title: 'Не збережено', description: 'Виберіть угорі, який текст залишити.' }

function stateOf(
  { busy, isChanged }: { busy: boolean; isChanged: boolean },
  { savedAt, isSavedByItself }: { savedAt: Date | undefined; isSavedByItself: boolean },
) {
  if (busy) return 'Зберігаємо…'
  if (isChanged) return 'Є незбережені зміни'
  if (savedAt) return `Збережено ${atClock(savedAt)}`
  return isSavedByItself ? 'Зберігається, поки ви пишете' : 'Змін немає'
}
