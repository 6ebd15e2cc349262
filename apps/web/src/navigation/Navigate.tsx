import { useEffect } from "react";
import { useNavigate } from "./use-location.ts";

/** Goes elsewhere as soon as it is shown. */
export function Navigate({ to, replace = false }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}
