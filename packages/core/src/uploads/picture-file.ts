import * as z from 'zod'
import { fileAddress, pictureSize } from './picture-address.ts'

/** The name of a kept picture's file, as addresses have it. */
export const pictureFile = z.string().refine((file) => pictureSize(fileAddress(file)))
