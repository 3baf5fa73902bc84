// The part of Google's sign-in script that the shop uses: initialize once, draw a button, return an ID token.
;(() => {
  const base = new URL(document.currentScript.src).origin + "/google"
  let settings
  const hand = (event) => {
    if (event.origin !== new URL(base).origin || !event.data || !event.data.standInGoogle) return
    settings.callback({ credential: event.data.standInGoogle, select_by: "btn" })
  }
  const choose = () => {
    const query = new URLSearchParams({
      client_id: settings.client_id,
      nonce: settings.nonce || "",
      origin: location.origin,
    })
    window.open(`${base}/choose?${query}`, "stand-in-google", "width=460,height=640")
  }
  const words = {
    continue_with: "Continue with Google",
    signin_with: "Sign in with Google",
    signup_with: "Sign up with Google",
  }
  window.google = {
    ...window.google,
    accounts: {
      id: {
        initialize(given) {
          if (!settings) window.addEventListener("message", hand)
          settings = given
        },
        renderButton(element, options = {}) {
          const button = document.createElement("button")
          button.type = "button"
          button.textContent = words[options.text] || words.signin_with
          button.style.cssText = `width:${options.width ? `${options.width}px` : "100%"};max-width:400px;height:40px;border:1px solid #747775;border-radius:4px;background:#fff;color:#1f1f1f;font:500 14px Roboto,Arial,sans-serif;cursor:pointer`
          button.addEventListener("click", () => {
            if (options.click_listener) options.click_listener()
            choose()
          })
          element.replaceChildren(button)
        },
        prompt() {},
        cancel() {},
        disableAutoSelect() {},
      },
    },
  }
})()
