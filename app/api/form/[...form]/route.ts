import { FORM_ROUTES } from '@/lib/api/proxy/form-routes'
import { refusal } from '@/lib/api/proxy/bodies'
import { isFormName } from '@/lib/forms/form-names'

export const dynamic = 'force-dynamic'

type Context = RouteContext<'/api/form/[...form]'>

/** Handles every form that is sent without JavaScript. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const name = (await params).form.join('/')
  return isFormName(name) ? FORM_ROUTES[name](request) : refusal(404, 'Not Found')
}

async function rejectMethod(_request: Request, { params }: Context): Promise<Response> {
  const name = (await params).form.join('/')
  return isFormName(name) ? new Response(null, { status: 405 }) : refusal(404, 'Not Found')
}

export { rejectMethod as DELETE, rejectMethod as GET, rejectMethod as PUT }
