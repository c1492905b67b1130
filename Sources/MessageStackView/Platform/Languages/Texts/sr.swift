extension LanguageTexts {
    static let sr = """
        dismiss: Затвори
        dismissPost: Затвори „%@“
        information: Информација
        success: Успешно
        warning: Упозорење
        error: Грешка
        available: Доступно: %@
        times.one: %d пут
        times.other: %d пута
        ok: У реду
        cancel: Откажи
        email: Е-пошта
        password: Лозинка
        oneTimeCode: Код
        name: Име
        choose: Изабери
        requiredField: Ово поље је обавезно
        invalidEmail: Унесите исправну адресу е-поште
        invalidNumber: Унесите број
        rating: %1$d од %2$d
        unrated: Без оцене
        undo: Опозови
        copy: Копирај
        inProgress: У току
        more.other: Још %d
        showLess: Прикажи мање
        showMore: Прикажи више
        clearAll: Обриши све
        noInternetTitle: Нема интернет везе
        noInternetSubtitle: Проверите везу и покушајте поново
        """
}
