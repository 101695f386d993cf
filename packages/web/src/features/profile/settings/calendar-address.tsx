import { CalendarPlus, Copy } from 'lucide-react'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { AddressField } from '../../../ui/form/address-field.tsx'
import { useCopy } from '../../../ui/form/use-copy.ts'
import { Note } from '../../../ui/note.tsx'
import { showToast } from '../../../ui/toast/toast-store.ts'
import styles from './settings.module.css'

/** The address, the only time that it is seen: to copy, or to hand to this device's calendar. */
export function SettingsCalendarAddress({ address }: { address: string }) {
  const { input, copy } = useCopy(address)
  const copyAndSay = async () =>
    showToast(
      (await copy())
        ? { color: 'success', title: 'Посилання скопійовано' }
        : { color: 'warning', title: 'Скопіюйте виділене посилання вручну' },
    )
  return (
    <>
      <Note color="warning" title="Збережіть посилання зараз">
        Удруге ми його не покажемо. Хто має це посилання, бачить ваші ігри та події: не давайте його іншим.
      </Note>
      <AddressField
        label="Адреса календаря"
        hint="У Google Календарі: «Інші календарі» → «За URL-адресою». В Outlook: «Додати календар» → «Підписатися з Інтернету»."
        address={address}
        input={input}
      />
      <div className={styles.actions}>
        <Button onClick={() => void copyAndSay()}>
          <Copy size={18} aria-hidden="true" />
          Скопіювати
        </Button>
        <a href={address.replace(/^https?:/, 'webcal:')} {...buttonLook({ variant: 'outline' })}>
          <CalendarPlus size={18} aria-hidden="true" />
          Додати на цьому пристрої
        </a>
      </div>
    </>
  )
}
