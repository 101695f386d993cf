import { useRouter } from '@tanstack/react-router'

export const useApi = () => useRouter().options.context.api
