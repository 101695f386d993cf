import { createFormControl } from 'react-hook-form'
import { expect, it } from 'vitest'
import { takeAsSaved } from './use-contract-form.ts'

it('what is typed while a form is being saved stays, and is not taken for saved', () => {
  const form = createFormControl({ defaultValues: { about: '', city: 'Київ' } })
  form.control._state.mount = true
  form.setValue('about', 'Граю щосуботи', { shouldDirty: true })
  const sent = structuredClone(form.getValues())
  form.setValue('about', 'Граю щосуботи вранці', { shouldDirty: true })
  takeAsSaved(form, sent)
  expect(form.getValues()).toEqual({ about: 'Граю щосуботи вранці', city: 'Київ' })
  expect(form.control._defaultValues).toEqual(sent)
  expect(form.control._formState.dirtyFields).toEqual({ about: true })
})

it('fields that nobody has touched follow what is saved elsewhere; a list that was typed stays as it was typed', () => {
  const before = { title: 'Подача', tags: ['корт', 'мʼяч', 'сітка'] }
  const form = createFormControl({ defaultValues: before })
  form.control._state.mount = true
  form.setValue('tags', ['один'], { shouldDirty: true })
  takeAsSaved(form, { title: 'Друга подача', tags: ['два', 'три'] }, before)
  expect(form.getValues()).toEqual({ title: 'Друга подача', tags: ['один'] })
})
