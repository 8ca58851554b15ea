"""The demonstration page in a real browser, each flow as a person goes through it."""

import pytest
import requests

from support.accessibility import barriers
from support.clients import PASSWORD, signed
from support.database import database
from support.demonstration import ENTER, PATH, PIN, Demonstration, module_script
from support.interaction_site import Site, make_interaction_pool
from support.stack import CHECKOUT, make_stack
from support.waiting import wait_until


@pytest.fixture(scope="module")
def demonstrating():
    """A system that is started as deploy/run starts it."""
    with make_stack() as stack:
        stack.settings["GATEHOUSE_DEMO_FOLDER"] = str(CHECKOUT / "deploy" / "demo")
        yield stack.start()


@pytest.fixture
def page(demonstrating, browser):
    """The page after its one button."""
    # The tests are one address, which may start ten sessions a minute; each begins with none counted.
    database(demonstrating, "DELETE FROM authentication.interaction_rates")
    opened = Demonstration(browser, demonstrating.endpoint)
    opened.start()
    return opened


@pytest.fixture
def enrolled(page):
    """The page of a user whose phone is added."""
    page.enrol()
    return page


def test_a_phone_is_added_and_signs_in_by_its_pin(enrolled, browser):
    """USR-25, USR-27."""
    enrolled.scan("#sign-in")
    digits = browser.text("#digits")
    assert len(digits) == 2 and browser.text("#phone-digits") == digits
    assert "Example Shop" in browser.text("#phone")
    browser.click("#confirm")
    enrolled.enter(PIN)
    assert "your PIN" in enrolled.signed_in()
    browser.wait_for_text("#notice", "Done")
    browser.click("#sign-out")
    browser.wait_for("#sign-in")


def test_a_wrong_pin_is_told_and_the_right_one_signs_in(enrolled, browser):
    """USR-33. The shop hears APPROVED by its stream, and waits for no end of it (USR-26)."""
    enrolled.ask()
    enrolled.enter("13579")
    browser.wait_for_text("#hint", "4 tries are left")
    enrolled.enter(PIN)
    enrolled.signed_in()


def test_a_penalty_is_counted_down(enrolled, browser):
    """USR-10."""
    enrolled.ask()
    enrolled.enter("13579")
    browser.wait_for_text("#hint", "4 tries are left")
    enrolled.enter("13579")
    browser.wait_for_text("#hint", "3 tries are left. Wait")
    assert not browser.is_enabled("#enter") and not browser.is_enabled("#digit-1")
    browser.click("#stop")
    browser.wait_for_text("#notice", "Stopped")


def test_weak_pins_and_two_that_differ_are_refused(page, browser):
    page.scan("#add-phone")
    browser.click("#confirm")
    for weak in ("12345", "98765", "11111", "121212", "240190"):
        browser.wait_for_text("#asked", "Choose a PIN")
        page.enter(weak)
        browser.wait_for_text("#hint", "easy to guess")
    for length in ("2468", ""):
        page.enter(length)
        browser.wait_for_text("#hint", "5 to 12 digits" if length else "Enter your PIN first")
    page.enter(PIN)
    browser.wait_for_text("#asked", "once more")
    page.enter("13579")
    browser.wait_for_text("#hint", "not the same")
    page.choose()
    browser.wait_for_text("#site h2", "The phone is added")


def test_each_step_can_be_left(enrolled, browser):
    """USR-28."""
    # At the code, by the shop.
    browser.wait_for("#sign-in")
    browser.click("#sign-in")
    browser.wait_for("#scan")
    browser.click("#cancel")
    browser.wait_for_text("#site h2", "Cancelled")
    browser.click("#again")
    # At the phone's question, by the shop: the phone learns it when it answers.
    enrolled.scan("#sign-in")
    browser.click("#cancel")
    browser.wait_for_text("#site h2", "Cancelled")
    browser.click("#confirm")
    browser.wait_for_text("#notice", "The shop’s page stopped it")
    browser.click("#again")
    # At the phone's question, by the phone.
    enrolled.scan("#sign-in")
    browser.click("#decline")
    browser.wait_for_text("#site h2", "You said no")
    browser.wait_for_text("#notice", "You said no")
    browser.click("#again")
    # At the PIN, by the phone, and by the shop.
    enrolled.ask()
    browser.click("#stop")
    browser.wait_for_text("#site h2", "Stopped on the phone")
    browser.click("#again")
    enrolled.ask()
    browser.click("#cancel")
    browser.wait_for_text("#site h2", "Cancelled")
    enrolled.enter(PIN)
    browser.wait_for_text("#notice", "The shop’s page stopped it")
    browser.click("#again")
    # And nothing of it stays.
    enrolled.ask()
    enrolled.enter(PIN)
    enrolled.signed_in()


def test_a_finger_is_added_signs_in_and_is_forgotten(enrolled, browser):
    """USR-12, USR-23."""
    browser.wait_for("#add-finger")
    browser.click("#add-finger")
    browser.wait_for_text("#asked", "Touch the sensor")
    browser.click("#finger")
    browser.wait_for_text("#asked", "Enter your PIN")
    enrolled.enter(PIN)
    browser.wait_for_text("#notice", "your finger is enough")
    enrolled.ask()
    browser.click("#finger")
    assert "your finger" in enrolled.signed_in()
    browser.wait_for("#remove-finger")
    browser.click("#remove-finger")
    enrolled.enter(PIN)
    browser.wait_for_text("#notice", "forgotten")
    browser.wait_for("#add-finger")


def test_the_pin_is_changed_to_another_one(enrolled, browser):
    """USR-14."""
    browser.wait_for("#change-pin")
    browser.click("#change-pin")
    enrolled.enter(PIN)
    # The old one, which the server could not see.
    enrolled.choose(PIN)
    browser.wait_for_text("#hint", "old PIN")
    enrolled.choose("97531")
    browser.wait_for_text("#notice", "changed")
    enrolled.ask()
    enrolled.enter(PIN)
    browser.wait_for_text("#hint", "4 tries are left")
    enrolled.enter("97531")
    enrolled.signed_in()


def test_two_people_share_a_phone(enrolled, browser):
    """USR-16, USR-29."""
    browser.wait_for("#add-person")
    browser.click("#add-person")
    enrolled.scan("#add-phone")
    browser.click("#confirm")
    # The phone's PIN is one for all of its accounts.
    browser.wait_for_text("#asked", "Enter your PIN")
    enrolled.enter(PIN)
    browser.wait_for_text("#site h2", "The phone is added")
    browser.click("#go-on")
    enrolled.scan("#sign-in")
    labels = "[...document.querySelectorAll('#phone label')]"
    browser.run(f"{labels}.find((label) => label.textContent === 'Grace Hopper').click()")
    browser.click("#confirm")
    enrolled.enter(PIN)
    enrolled.signed_in("Grace Hopper")
    # An account is removed by the PIN.
    browser.click("#phone li:first-child button")
    enrolled.enter(PIN)
    browser.wait_for_text("#notice", "removed")
    wait_until(
        lambda: browser.run("return document.querySelectorAll('#phone li').length") == 1,
        "the account is still listed",
    )


def test_keys_outlive_the_page_and_no_script_can_read_them(enrolled, browser):
    browser.reload()
    browser.wait_for("#sign-in")
    browser.wait_for_text("#phone", "Ada Lovelace")
    kept = browser.run(module_script("keys"))
    assert sorted(kept) == ["key account", "key instance", "secret pin"], kept
    assert not any(kept.values()), "a key is extractable"
    enrolled.ask()
    enrolled.enter(PIN)
    enrolled.signed_in()


def test_starting_over_forgets_the_phone(enrolled, browser):
    browser.wait_for("#change-pin")
    browser.click("#start-over")
    browser.wait_for("#start")
    enrolled.start()
    browser.wait_for_text("#phone", "No account yet")


def test_the_keyboard_is_enough(page, browser):
    """The focus goes to the next step, and the pad takes digits, Backspace and Enter."""
    assert browser.run("return document.activeElement.textContent") == "Hello, Ada"
    tab = "\ue004"
    browser.press(tab + ENTER)
    browser.wait_for("#scan")
    browser.press(tab + ENTER)
    browser.wait_for("#confirm")
    browser.press(tab + ENTER)
    for asked in ("Choose", "once more"):
        browser.wait_for_text("#asked", asked)
        browser.press("246805\ue003" + ENTER)
    browser.wait_for_text("#site h2", "The phone is added")


def test_the_pad_names_its_keys_and_tells_no_digit(page, browser):
    page.scan("#add-phone")
    browser.click("#confirm")
    browser.wait_for("#erase")
    assert browser.run("return document.getElementById('erase').ariaLabel") == "Erase the last digit"
    browser.click("#digit-7")
    browser.click("#digit-9")
    entry = browser.run("return document.querySelector('.entry').textContent")
    assert entry == "2 digits entered"
    assert browser.run("return document.querySelectorAll('#phone input').length") == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_narrow_window_needs_no_scrolling_to_the_side_and_keeps_nobody_out(demonstrating, browser, scheme):
    browser.prefer(scheme)
    browser.resize(390, 844)
    page = Demonstration(browser, demonstrating.endpoint)
    browser.wait_for("#start")
    assert page.fits() and barriers(browser) == []
    background = browser.run("return getComputedStyle(document.body).backgroundColor")
    assert background == {"light": "rgb(243, 245, 246)", "dark": "rgb(12, 17, 20)"}[scheme]
    page.start()
    assert page.fits() and barriers(browser) == []
    page.scan("#add-phone")
    assert page.fits() and barriers(browser) == []
    browser.click("#confirm")
    browser.wait_for("#pad, .pad")
    assert page.fits() and barriers(browser) == []
    page.choose()
    browser.wait_for("#go-on")
    assert page.fits() and barriers(browser) == []


def test_the_module_computes_what_the_protocol_says(demonstrating, browser):
    """The vector of INTERACTION.md, and which links and PINs the app refuses."""
    browser.visit(demonstrating.endpoint + PATH)
    assert browser.run(module_script("vector")) == {
        "pinInput": "MXLqCHe66FUvaEjoy1pTt/sCdbmdQgl4avrqwQLMGQE=",
        "verifier": "450d2c1f6a385a507785c7423e35f2228b1a45eb661ec259b0eb0802322fe124",
        "proof": "XAmgkanKIvXh8L61HXUIzdbZNwDJYvp6gJVlvzjwmIA=",
        "serverProof": "Mn+CrpTajVu35tbcXuA5YnuBlD50xk0Be18CeCYLQKg=",
        "zero": "serverValueRefused",
    }
    assert browser.run(module_script("links")) == {
        "https://id.example.com/i/us-east-1_A/q83": "https://id.example.com us-east-1_A q83",
        "https://id.example.com/x/i/p/s": "https://id.example.com/x p s",
        "http://127.0.0.1:8080/i/p/s": "http://127.0.0.1:8080 p s",
        "http://id.example.com/i/p/s": "malformedLink",
        "https://id.example.com/i/p/s?x": "malformedLink",
        "https://a:b@id.example.com/i/p/s": "malformedLink",
        "https://id.example.com/i/p%2f/s": "malformedLink",
        "https://id.example.com/j/p/s": "malformedLink",
        "q83": "malformedLink",
    }


def test_the_module_refuses_what_an_app_must_refuse(demonstrating, browser):
    """USR-22, -24, -31, -40: between module and server stands what changes answers, or loses them."""
    browser.visit(demonstrating.endpoint + PATH)
    assert browser.run(module_script("refusals")) == {
        "foreign server": "foreignServer, nothing sent",
        "foreign pool": "foreignServer, nothing sent",
        "other instance": "foreignServer, nothing sent",
        "account at an enrolment": "accountAtEnrolment, nothing sent",
        "enrolment": "FIRST_SET, SUCCESS stopped",
        "other digest": "digestRefused, nothing more sent",
        "account not offered": "accountNotOffered, nothing sent",
        "wrong server proof": "serverUnproven, ERROR stopped by server_unproven",
        "no server proof": "serverUnproven, ERROR stopped by server_unproven",
        "server value 0": "serverValueRefused, nothing sent",
        "lost answer": "ERROR retry, same attempt SUCCESS stopped",
        "second input after the end": "noSecondFactor, nothing sent",
    }


def test_the_module_upgrades_an_account_without_a_second_factor(demonstrating, browser):
    """USR-19; and a PIN that the library was given is wiped."""
    pool = make_interaction_pool(demonstrating, app="headless=on")
    link = Site(pool).started("ENROL", user=pool.user(), secondFactor="never")["link"]
    browser.visit(demonstrating.endpoint + PATH)
    assert browser.run(module_script("headless"), link) == {
        "state": "APPROVED",
        "before": True,
        "asked": ["FIRST_SET", "FIRST_SET stopped"],
        "after": False,
        "left": 0,
    }


def test_a_user_who_is_gone_meanwhile_ends_both_sides_in_plain_words(demonstrating, enrolled, browser):
    """USR-20."""
    told = requests.get(f"{demonstrating.endpoint}{PATH}pool.json", timeout=30).json()
    username = browser.run(
        "return JSON.parse(localStorage.getItem('gatehouse-demonstration')).people[0].username"
    )
    enrolled.ask()
    signed(demonstrating).admin_delete_user(UserPoolId=told["pool"], Username=username)
    enrolled.enter(PIN)
    browser.wait_for("#notice")
    browser.wait_for("#again")
    said = browser.text("body")
    for word in ("FAILED", "APPROVED", "undefined", "null", "Exception"):
        assert word not in said, said


def test_the_pages_are_served_where_their_folder_is_named_alone(demonstrating, stack):
    page = requests.get(demonstrating.endpoint + PATH, timeout=30)
    policy = page.headers["Content-Security-Policy"]
    assert page.status_code == 200 and "frame-ancestors 'none'" in policy
    assert "script-src 'self';" in policy and "style-src 'self';" in policy
    folder = CHECKOUT / "deploy" / "demo" / "interaction"
    for file in folder.rglob("*.*"):
        served = requests.get(f"{demonstrating.endpoint}{PATH}{file.relative_to(folder)}", timeout=30)
        expected = 200 if file.suffix in (".html", ".css", ".js") else 404
        assert served.status_code == expected, file
    for name in ("../README.md", "..%2F..%2Frun", "other.html", "app/", "app/pool.json"):
        assert requests.get(demonstrating.endpoint + PATH + name, timeout=30).status_code == 404
    for name in ("", "pool.json", "app/index.js"):
        assert requests.get(stack.endpoint + PATH + name, timeout=30).status_code == 404


def test_the_demonstration_has_a_pool_of_its_own_that_outlives_restarts(demonstrating):
    """What the page learns opens that pool alone, and its users sign up without a code (CUS-25)."""
    told = requests.get(f"{demonstrating.endpoint}{PATH}pool.json", timeout=30).json()
    assert sorted(told) == ["client", "pool"]
    idp = signed(demonstrating)
    described = idp.describe_user_pool(UserPoolId=told["pool"])["UserPool"]
    assert described["Name"] == "Example Shop"
    made = idp.sign_up(
        ClientId=told["client"],
        Username="somebody",
        Password=PASSWORD,
        UserAttributes=[{"Name": "email", "Value": "somebody@example.com"}],
    )
    assert made["UserConfirmed"]
    user = idp.admin_get_user(UserPoolId=told["pool"], Username="somebody")
    attributes = {each["Name"]: each["Value"] for each in user["UserAttributes"]}
    assert user["UserStatus"] == "CONFIRMED" and attributes.get("email_verified", "false") == "false"
    demonstrating.stop()
    demonstrating.start()
    again = requests.get(f"{demonstrating.endpoint}{PATH}pool.json", timeout=30).json()
    assert again == told
    # One that was deleted is made anew at the next start.
    idp.delete_user_pool(UserPoolId=told["pool"])
    demonstrating.stop()
    demonstrating.start()
    other = requests.get(f"{demonstrating.endpoint}{PATH}pool.json", timeout=30).json()
    assert other["pool"] != told["pool"]
